# Прятки с вопросами, игрушка для тестов.

toy-title = Прятки
toy-seat = { $number ->
    [1] Лиса
   *[2] Заяц
}
toy-opening = Прятки. Спрячьтесь на поле, затем спрашивайте о полях.
    .brief = Прятки. Спрячьтесь, затем ищите.
toy-opening-all = Прятки.
toy-square = { $cell }
toy-hides = { $who_is ->
    [you] вы
   *[other] { $who }
}
toy-hides-at = Вы прячетесь на { $cell }.
toy-hides-not = Вы ещё не прячетесь.
toy-asked-by = { $who_is ->
    [you] вы спрашивали
   *[other] спрашивает { $who }
}
toy-hid = { $who_is ->
    [you] Вы прячетесь на { $cell }.
   *[other] { $who } прячется на { $cell }.
}
toy-hiding = { $who_is ->
    [you] Вы прячетесь.
   *[other] { $who } прячется.
}
toy-asked = { $who_is ->
    [you] Вы: { $cell }, { $found ->
        [yes] да.
       *[no] нет.
    }
   *[other] { $who }: { $cell }, { $found ->
        [yes] да.
       *[no] нет.
    }
}
toy-won = { $who_is ->
    [you] { $reason ->
        [found] Вы находите и побеждаете.
       *[resigned] Вы побеждаете.
    }
   *[other] { $reason ->
        [found] { $who } находит и побеждает.
       *[resigned] { $who } побеждает.
    }
}
toy-drawn = Ничья: слишком долго.
toy-moves = { $n ->
    [one] { $n } поле.
    [few] { $n } поля.
   *[many] { $n } полей.
}
toy-cells = { $cells }.
toy-status = Вопросов: { $one } и { $two }.
toy-plies = { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
}
toy-nudge = { $kind ->
    [hide] Спрячьтесь где-нибудь.
   *[ask] Спросите где-нибудь.
}
toy-try = Попробуйте { $cell }.
toy-not-now = Не сейчас: сначала все прячутся, затем спрашивают.
    .brief = Не сейчас.
toy-asked-before = О { $cell } вы уже спрашивали.
toy-bad-move = Это не ход: { $given }. Поле, например b2.
    .brief = Это не ход: { $given }.
toy-position = В позиции два места, два списка полей и кто сдаётся.

rules-toy-1 = TY-R1. Каждый прячется на поле, первым игрок 1.
rules-toy-2 = TY-R2. Затем спрашивают по очереди; кто находит, побеждает.
