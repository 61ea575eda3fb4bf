# client

app-name = Кинг
play = Играть
play-hint = Сразу за стол: трое соперников уже ждут
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
house-rules-open = Открыть стол
loading = Минуту…
back = Назад
close = Закрыть
cancel = Отмена
menu = Меню
again = Ещё раз
home = В клуб
next-deal = Дальше
ready = Я готов
lost-page = Здесь ничего нет
not-loaded = Не удалось загрузить. Проверьте связь и попробуйте ещё раз.
language = Язык

## Cards

card = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
} { $suit ->
    [S] пик
    [C] треф
    [D] бубён
   *[H] червей
}
card-joker = джокер
card-sign = { $rank ->
    [T] 10
    [J] В
    [Q] Д
    [K] К
    [A] Т
   *[other] { $rank }
}{ $suit ->
    [S] ♠
    [C] ♣
    [D] ♦
   *[H] ♥
}
suit = { $suit ->
    [S] пики
    [C] трефы
    [D] бубны
    [H] черви
    [NT] без козыря
   *[MIZ] мизер
}
rank = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
}

## Contracts

contract-minus-tricks = Без взяток
contract-minus-boys = Без мальчиков
contract-minus-girls = Без девочек
contract-minus-hearts = Без червей
contract-minus-king = Без кинга
contract-minus-last = Без последних
contract-minus-all = Ералаш
contract-plus-tricks = Взятки
contract-plus-boys = Мальчики
contract-plus-girls = Девочки
contract-plus-hearts = Черви
contract-plus-king = Кинг
contract-plus-last = Последние
contract-plus-all = Ералаш на плюс
contract-trump = Козырная
contract-named = { $denomination ->
    [NT] Без козыря
   *[MIZ] Мизер
}
contract-take-tricks = Набираем взятки
contract-domino = Домино
contract-none = Сдача

price-trick = взятка { $points }
price-rank = { rank } { $points }
price-heart = черва { $points }
price-king = кинг { $points }
price-card = { card } { $points }
price-last = { $count ->
    [1] последняя { $points }
   *[other] две последние по { $points }
}
price-last-two = последние { $first } и { $second }
price-total = всего { $points }
price-title = Цена сдачи
trump-is = Козырь: { suit }
trump-of = Козырь { $name }: { suit }

## The foyer

halls = Залы
hall-sandbox = Песочница
hall-sandbox-about = Роботы садятся сразу, игра подсказывает, ход можно взять назад. Здесь учатся: в зачёт ничего не идёт.
hall-classic = Классика
hall-classic-about = Вчетвером, короткой колодой: сперва штрафные сдачи, потом на плюс — без козырей.
hall-ordered = Заказной
hall-ordered-about = Что играть в каждой сдаче, заказывают сами игроки.
hall-recovery = Отыгрыш
hall-recovery-about = Вторая половина партии — с козырями: хвалёнки, торг, прикуп.
hall-sizes = Малые и большие столы
hall-sizes-about = Вдвоём, втроём, впятером и вшестером.
hall-book = Книжный
hall-book-about = Полной колодой, как в старых руководствах: 52 карты, у троих — 51.
hall-play = Выберите правила и садитесь
hall-open = Открыть здесь стол
tables-open = Столы
tables-none = Открытых столов сейчас нет. Откройте свой — его сразу увидят все.
tables-none-here = В этом зале пока никто не играет.
table-back = Вернуться за стол: { $preset }
table-new = Новый стол
table-sit = Сесть
table-watch = Смотреть
table-rules = правила
seats = Места
seats-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
deal-of = сдача { $deal } из { $deals }
limit = { $turn } с на ход, запас { $reserve } мин
pace = Время
pace-free = без часов
pace-own = своё
pace-turn = Секунд на ход
pace-reserve = Запас, минут
pace-help = Кто не успел на ход, тратит запас; кончился и он — за него сходит робот.
terms-title = За столом
terms-people-only = только люди
terms-bots = { $come ->
    [at_once] роботы
    [after_wait] роботы через минуту
   *[called] роботы по зову хозяина
}: { $level ->
    [0] наугад
    [1] новички
    [2] любители
   *[3] знатоки
}
terms-no-spectators = без зрителей
terms-take-backs = ход можно взять назад
terms-has-hints = с подсказками
terms-bots-title = Роботы
terms-spectators = зрители
terms-takeBacks = ход назад
terms-pastTricks = прошлые взятки
terms-hints = подсказки
terms-pause = роботы не спешат
bots-come = { $come ->
    [at_once] сразу
    [after_wait] через минуту
    [called] когда позову
   *[never] без роботов
}
bots-come-help = { $come ->
    [at_once] Роботы займут все места, и игра начнётся тут же.
    [after_wait] Минуту ждём людей, потом на свободные места сядут роботы.
    [called] Ждём людей, сколько захотите: роботов зовёт хозяин стола.
   *[never] За этим столом играют только люди. Так и останется.
}
bots-level = Как они играют
bots-come-in = Роботы сядут через
admission = Кто может сесть
admission-open = все
admission-open-help = Стол виден в клубе, садится кто захочет.
admission-word = по слову
admission-word-help = Стол виден в клубе, но сядет лишь тот, кому вы сказали слово.
admission-link = по ссылке
admission-link-help = В клубе стол не виден: придут только те, кого вы позовёте.
word = Слово
word-needed = Придумайте слово
seat-here = за столом
seat-change = пересесть
seat-leave = Встать из-за стола
seats-drawn = Места разыграют картами.
waiting-for = { $count ->
    [one] Ждём ещё одного.
    [few] Ждём ещё { $count } игроков.
   *[many] Ждём ещё { $count } игроков.
}
waiting-absent = Ждём: { $names }.
waiting-begins = Начинаем…
search-title = Найти игроков
search-about = Скажите, во что и как сыграли бы. Наберётся компания — стол откроется сам.
search-start = Искать
search-begun = Ищем игроков…
search-progress = Ищем игроков: есть { $have } из { $need }
search-meanwhile = Пока с роботами
search-end = Не искать
search-found = Нашлась компания, вас ждут за столом
search-go = За стол
wifi-title = Wi‑Fi
wifi-open = Пускать в клуб по Wi‑Fi
wifi-about = Телефоны в той же сети войдут по адресу или камерой по коду. Интернет не нужен.
wifi-code = Адрес клуба в виде QR-кода
wifi-clubs = Другие клубы в этой сети
wifi-searching = Ищем…
wifi-none = Не нашлось.

## The table

deal-title = Сдача { $number }: { $contract }
deal-number = Сдача { $number }
your-turn = Ваш ход
your-call = Ваше слово
turn-of = Ходит { $name }
call-of = Думает { $name }
you = Вы
dealer = сдаёт
leader = первый ход
hand = Ваши карты
table-closed = Этот стол закрыт
table-felt = Стол
trick-now = На столе: { $cards }
trick-empty = Стол пуст
trick-card = { $name }: { $card }
trick-taken = Взятку берёт { $name }
trick-taken-you = Взятка ваша
tricks-count = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
total-of = всего { $points }
tricks-short = взяток { $count }
tricks-points = взяток { $count } · { $points }
cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hint = Подсказка
hint-thinking = Считаю…
hint-worth = { $points } ± { $error } против среднего за столом
last-trick = Прошлая взятка
earlier = Раньше
later = Позже
last-trick-none = Взяток ещё не было
sheet = Запись
sort = Сортировка
offline = Связь потеряна. Возвращаемся…
connecting = Садимся за стол…
absent = отошёл
is-bot = робот
is-bot-of = { $level ->
    [0] робот · { bot-level-0 }
    [1] робот · { bot-level-1 }
    [2] робот · { bot-level-2 }
    [3] робот · { bot-level-3 }
   *[other] робот, уровень { $level }
}
bot-level-0 = Наугад
bot-level-1 = Новичок
bot-level-2 = Любитель
bot-level-3 = Знаток
is-deserter = беглец
is-program = программа
deleted-player = Удалённый игрок
is-program-of = программа игрока { $owner }
bot-name = { $name ->
    [Ada] Ада
    [Boris] Борис
    [Vera] Вера
    [Gleb] Глеб
    [Dina] Дина
    [Yegor] Егор
    [Zhanna] Жанна
    [Zakhar] Захар
    [Ida] Ида
    [Klim] Клим
    [Lada] Лада
    [Mark] Марк
   *[other] { $name }
}
watching = Вы смотрите
tap-again = Ещё раз, чтобы сыграть
hidden-talon = Прикуп: { cards-left }
talon = Прикуп
shown-card = Открыта последняя
sheet-out = вышел { $place }-м
domino-base = Начните с базовой карты
gift-got = { $name } дал вам: { $card }

## What is said

say-pass = Пас
say-order = { $contract }
say-bid = { $number }
say-name = { suit }
say-suit = { suit }
say-by-last = По последней
say-decline = Отказ
say-settle = Роспись
say-sell = Продаю
say-offer = Даю { $number }
say-accept = Отдаю
say-keep = Играю сам
say-take = Беру прикуп
say-ask = Прошу { $number }
say-buy = Беру
say-give = Отдал карту
say-passed = Пропуск

ask-order = Закажите сдачу
ask-bid = Торговля: сколько взяток отдаёте?
ask-name = Назначьте козыря
ask-praise = Хвалите: какой козырь?
ask-open-sale = Продаёте игру?
ask-offer = Сколько взяток даёте за игру?
ask-accept = Отдать игру?
ask-talon = Прикуп: взять или продать?
ask-buy = Покупаете прикуп за { $points }?
ask-give = Выберите карту для соперника
ask-give-to = Кому отдать: { card }?
ask-domino = Положите карту
ask-deal = Ждём сдачу
ask-draw = Жребий

order-penalties = На минус
order-rewards = На плюс
lists = Что осталось у всех
lists-nothing = ничего
do-pass = Пас
do-by-last = По последней карте
do-decline = Не знаю, по последней
do-settle = Расписать по две
do-sell = Продаю
do-keep = Играю сам
do-take = Беру прикуп
do-buy = Покупаю
do-accept = Отдаю
do-accept-of = { $name }: { $number ->
    [one] { $number } взятка
    [few] { $number } взятки
   *[many] { $number } взяток
}
do-bid = Отдаю { $number }
do-offer = Даю { $number }
do-ask = Прошу { $number }
best-offer = Лучшее: { $name } даёт { $number }
best-bid = Пока { $name }: { $number }
asked-price = { $name } просит { $points }

draw-title = Жребий
draw-seats = Места по картам
draw-dealer = Первый туз решает, кто сдаёт
draw-lot = Сдаёт { $name }

## The score sheet

sheet-title = Запись
sheet-deal = Сдача
sheet-sum = Сумма
sheet-penalties = Минусы
sheet-rewards = Плюсы
sheet-totals = Итого
sheet-check-ok = сходится
sheet-check-bad = должно быть { $points }
sheet-settled = роспись
sheet-deserter = беглец: { $name }
sheet-places = Места
sheet-print = Напечатать запись
sheet-empty = Пока ничего не записано
deal-over = Сдача { $number } сыграна
match-over = Партия окончена
place-won = Вы победили!
place-shared-won = Вы делите первое место
place-yours = Ваше место: { $place }
place = { $place } место
settlement = Расчёт
settlement-pays = { $from } → { $to }: { $amount }
settlement-even = Никто никому не должен
open-replay = Просмотр партии
save-record = Скачать запись
the-rules = Правила этого стола
version-newer = Есть новая версия.
version-change = Перейти на неё

## Chat

chat = Разговор
chat-empty = Пока никто ничего не сказал
chat-text = Что сказать
chat-send = Сказать
chat-mute = Не показывать, что говорит { $name }
report = Пожаловаться на игрока
report-whom = На кого
report-why = За что
report-insult = Оскорбляет
report-spam = Засоряет разговор
report-collusion = Играет в сговоре
report-stalling = Тянет время
report-name = Неприличное имя
report-other = Другое
report-text = Что случилось
report-send = Отправить жалобу
report-sent = Жалоба отправлена. Распорядитель клуба прочтёт её вместе с ходами и разговором за этим столом.
phrase-hello = Здравствуйте!
phrase-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-hurry = Чуть быстрее, пожалуйста
phrase-moment = Минутку…
phrase-bye = До свидания!
phrase-rematch = { $name }: ещё партию!

## Consent

claim-mine = Остальные взятки мои
claim-none = Больше не беру
claimed-none = { $name } больше не берёт
claimed-none-you = Вы больше не берёте: ваши карты ложатся сами
take-back = Вернуть ход
make-pause = Сделать паузу
adjourn = Отложить партию
go-on = Продолжить
am-back = Я здесь
agree = Согласиться
decline = Отказаться
withdraw = Передумать
paused = Пауза
adjourned = Партия отложена
adjourned-missing = Партия отложена. Ждём: { $names }
proposes-pause = { $name } предлагает паузу
proposes-adjourn = { $name } предлагает доиграть потом
proposes-replace = { $name } предлагает, чтобы на месте игрока { $about } пока играл робот
proposed-waiting = Ждём ответа: { $names }
is-idle = { $name } давно не отвечает
replace-idle = Пусть пока играет робот

## Replay

replay = Просмотр партии
replay-open = Открыть запись
replay-drop = Перетащите сюда файл с записями или откройте его
replay-which = Какая партия
replay-match = Партия { $number }
replay-share = Поделиться этим местом партии
replay-print = Напечатать эту сдачу
replay-position = Место в партии
replay-place = { $move ->
    [0] сдача { $deal }
   *[other] сдача { $deal }, ход { $move } из { $moves }
}
replay-card-back = На карту назад
replay-card-on = На карту вперёд
replay-trick-back = На взятку назад
replay-trick-on = На взятку вперёд
replay-deal-back = На сдачу назад
replay-deal-on = На сдачу вперёд
replay-eyes = Чьими глазами
replay-all-hands = Все карты открыты
replay-public = Как зритель

## The fair deal

fair-title = Честно ли сдано?
fair-promise = Перед каждой сдачей клуб обещает своё зерно: показывает его хеш. Ваш браузер и браузеры остальных добавляют свои числа, и только потом тасуется колода. После партии зёрна видны в записи, и тасовку может повторить каждый.
fair-here = Эта страница делает это сама: берёт запись, заново считает хеш, тасует и сверяет карту за картой. У клуба она спрашивает только, как по правилам находят места и первого сдающего.
fair-paste = Вставьте запись или перетащите сюда файл
fair-check = Проверить
fair-sum-good = { $good ->
    [one] Проверено, всё честно: всё следует из зерна.
   *[other] Проверено, всё честно: жребий и сдачи следуют из показанных зёрен.
 }
fair-sum-bad = { $bad ->
    [one] Не следует из зерна: { $bad } место.
    [few] Не следует из зерна: { $bad } места.
   *[other] Не следует из зерна: { $bad } мест.
 }
fair-sum-silent = В этой записи зёрен нет: проверять нечего.
fair-draw = Жребий.
fair-deal = Сдача { $number }.
fair-draw-good = Зерно то самое, что обещано; места и первый сдающий следуют из него.
fair-deal-good = { $cards ->
    [one] Зерно то самое, что обещано; после новой тасовки { $cards } карта лежит так, как сдана.
    [few] Зерно то самое, что обещано; после новой тасовки все { $cards } карты лежат так, как сданы.
   *[other] Зерно то самое, что обещано; после новой тасовки все { $cards } карт лежат так, как сданы.
 }
fair-pack = Карта лежит дважды, или колода не та, что в первой сдаче.
fair-promise-broken = Перед этой сдачей ваш браузер видел другое обещание, не то, что в записи.
fair-saw = Ваш браузер видел обещание до раздачи.
fair-saw-mine = Ваш браузер видел обещание до раздачи, и его число участвовало в тасовке.
fair-kept = Зерно покажут, когда сдача закончится.
fair-silent = Ничего не заявлено.
fair-details = Числа
fair-commitment = Обещано заранее (SHA-256)
fair-seed = Зерно клуба
fair-added = Свои числа добавили
fair-added-none = никто
fair-shuffled = Колода после тасовки здесь
fair-link = Проверить сдачи

## Before the match

time-left = Осталось секунд: { $seconds }
invitation = Позовите друзей по ссылке:
invitation-own = По этой ссылке войдут только с этого компьютера. Для телефонов нужен Wi‑Fi.
invitation-code = Приглашение в виде QR-кода
invitation-copy = Скопировать ссылку
invitation-copied = Скопировано
guest-name = Как вас называть?
play-friends = Играть с друзьями
fill-with-bots = Посадить роботов на свободные места
waiting-seat-free = свободно
seat-take = Сесть

## The rule book

book = Книга правил
book-about = Как играют в кинг: в клубах, дома, в телефоне и по старым книгам.
book-pages = Страницы книги
book-lessons = Уроки
book-disputes = Споры
book-agree = О чём договориться
book-glossary = Словарь
book-strategy = Как играть
book-neighbours = Кинг и соседи
book-compare = Сравнить правила
book-first-lesson = Первый урок
book-search = Найти правила
book-search-hint = прикуп, втроём, хвалёнки…
book-players = Сколько игроков
book-any = любое
book-found-none = Таких правил в книге нет. Поищите другое слово или составьте свои.
book-none = Таких правил нет. Может быть, ссылка оборвалась?
book-deals = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
   *[many] { $count } сдач
}
book-minutes = ≈ { $count } мин
book-hours = ≈ { $count } ч
book-sit-down = Сесть за стол
book-read = Прочитать правила
book-change = Изменить
book-compare-with = Сравнить
book-print-sheet = Напечатать лист
book-contents = На этой странице
compare-one = Одни правила
compare-other = Другие правила
compare-same = Отличий нет: это одна и та же игра.
compare-condition = Условие
compare-no-meaning = не играет роли
guide-checklist = О чём договориться до первой сдачи
guide-checklist-about = Из-за этого за столом ссорятся чаще всего. Ответьте на вопросы — и садитесь за стол ровно с такими правилами.
house-title = Свои правила
house-base = За основу
house-changed = изменено: { $count }
house-clash-here = здесь спор
house-other-number = другое
house-own-prices = свои
house-link = Ссылка на эти правила
house-link-copy = Скопировать
house-link-copied = Скопировано
house-differs = Отличия от правил «{ $name }»
house-none = Всё как в правилах «{ $name }».
house-torn = Два условия спорят. Измените одно из них, и стол откроется.
lesson-passed = пройден
lesson-done = Получилось!
lesson-missed = Не вышло
lesson-next = Следующий урок
lesson-list = Все уроки
lesson-hint = Карты других закрыты, как за настоящим столом.
match-commented = Партия с советами
match-commented-about = Настоящая партия против роботов, правила учебные. Перед каждой сдачей — о чём в ней думать.
match-commented-play = Сыграть с советами
advice = О чём думать в этой сдаче
advice-thanks = Понятно
dispute-step = { $number } из { $count }
dispute-may = Можно
dispute-may-not = Нельзя
dispute-engine = Движок отвечает
dispute-hands = Карты на руках
dispute-next = Следующий спор
dispute-list = Все споры
opponent = Соперник
seat-left = Слева
seat-across = Напротив
seat-right = Справа

## Settings

setting-deck = Колода
setting-index = Буквы на картах
setting-index-own = на моём языке
setting-four-colours = Четыре цвета мастей
setting-tap-confirm = Ход со второго касания
setting-auto-forced = Ходить за меня, если выбора нет
setting-speed = Скорость
speed-slow = спокойно
speed-normal = обычно
speed-fast = быстро
speed-none = без движения
setting-sound = Звук
setting-notify = Уведомлять о моём ходе
setting-notify-refused = Браузер не разрешает этому сайту уведомления
setting-sorting = Порядок карт
sorting-suit = по мастям
sorting-rank = по старшинству
deck-satin = Атласная
deck-renaissance = Ренессанс
deck-skat = Скат
deck-jumbo = Крупная
setting-french = Подписывать французские масти
setting-cloth = Сукно
cloth-green = Зелёное
cloth-blue = Синее
cloth-wine = Вишнёвое
setting-mode = Оформление
mode-own = как на устройстве
mode-light = светлое
mode-dark = тёмное
cards-sample = Так карты лягут на стол

## The person's page

me = Моя страница
me-name = Имя за столом
me-name-refused = Такое имя не подойдёт: до 24 видимых знаков
me-cards = Карты и стол
me-play = За столом
me-more = Колода, сукно и язык
me-tables = Мои столы
me-tables-none = Сейчас вы нигде не играете.
me-table-waiting = ждём игроков
me-matches = Мои партии
me-matches-none = Здесь появятся партии, которые вы доиграете.
me-replay = Посмотреть
me-record = Скачать запись
account = Учётная запись
account-guest = Сейчас вы гость: клуб узнаёт вас только в этом браузере. С учётной записью вы войдёте откуда угодно, и всё сыгранное останется вашим.
account-as = Вы вошли как { $login }
account-new = Завести
account-sign-in = Войти
account-sign-out = Выйти
account-login = Логин
account-login-hint = Не короче 3 знаков, без пробелов. Можно адрес почты.
account-password = Пароль
account-password-hint = Не короче 8 знаков.
account-lost = По почте его не восстановить: запишите.
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-change-password = Сменить пароль
account-password-changed = Пароль сменён. На других устройствах вы вышли.
sessions = Где вы вошли
session-unknown = Неизвестное устройство
session-here = Это устройство
session-seen = Последний раз { $when }
session-end = Выйти
session-end-of = Выйти: { $device }
sessions-end-others = Выйти на всех остальных
programs = Мои программы
programs-about = Программа играет сама, под своим именем, и за столом видно, чья она. Ей нужен ключ.
programs-api = Описание для программиста (OpenAPI)
program-name = Как её называть за столом
program-make = Получить ключ
program-token = Ключ программы «{ $name }». Он показан один раз: сохраните его.
program-copy = Скопировать ключ
program-end = Отозвать
program-end-of = Отозвать ключ: { $name }
data = Мои данные
data-export = Скачать одним файлом
data-delete = Удалить меня из клуба
data-delete-about = Имя, логин, устройства и программы исчезнут сразу и навсегда. Сыгранные партии останутся, но вместо вашего имени в них будет «Удалённый игрок».
data-delete-type = Чтобы подтвердить, наберите своё имя: { $name }
data-delete-do = Удалить навсегда
go-on-as-guest = Продолжить гостем

## Refusals

refusal-revoke = { $led ->
    [S] У вас есть пики: надо в масть
    [C] У вас есть трефы: надо в масть
    [D] У вас есть бубны: надо в масть
    [H] У вас есть черви: надо в масть
   *[other] Надо класть в масть
}
refusal-heart-lead = С червей ходить нельзя, пока есть другая масть
refusal-king-held = Надо отдать короля червей
refusal-must-trump = Масти нет: надо бить козырем
refusal-trump-lead = С козыря ходит только тот, кто его назначил
refusal-not-held = Этой карты у вас нет
refusal-not-your-turn = Сейчас не ваш ход
refusal-domino-fit = Эта карта пока не подходит
refusal-domino-pass = Есть что положить: пропускать нельзя
refusal-order-twice = Эта сдача уже сыграна
refusal-must-order = Пасовать нельзя: заказывать вам
refusal-bid-not-higher = Надо больше прежнего
refusal-bid-too-high = Столько взяток не бывает
refusal-name-forbidden = Этого козыря назначить нельзя
refusal-give-twice = Этому игроку карта уже дана
refusal-bad-call = Сейчас так сказать нельзя
refusal-accept-nothing = Такого предложения нет
refusal-ask-not-lower = За { $asked } никто не взял: просите меньше
refusal-missing-call = Сначала надо сказать слово
refusal-extra-call = Слова сейчас не ждут: «{ $call }»
refusal-malformed = Этого не понять: такого хода не бывает
refusal-stale = Стол уже изменился, посмотрите ещё раз
refusal-offline = Нет связи с клубом
refusal-server = В клубе что-то сломалось, попробуйте ещё раз
refusal-other = Так нельзя

## Refusals of the club

refusal-no-such-table = Такого стола нет или он уже закрыт
refusal-not-seated = Это могут только сидящие за столом
refusal-already-seated = Вы уже сидите за этим столом
refusal-seat-taken = Это место занято
refusal-name-alike = За этим столом уже есть { $name }: назовитесь иначе, чтобы вас не спутали
refusal-unknown-caller = Клуб вас ещё не знает: назовитесь или войдите
refusal-person-only = Это может только человек, не программа
refusal-login-taken = Такой логин уже занят
refusal-has-account = У вас уже есть учётная запись
refusal-no-account = У вас нет учётной записи
refusal-wrong-login = Логин или пароль не тот
refusal-too-many-logins = Слишком много попыток. Подождите { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
refusal-wrong-name = Это не ваше имя: наберите его так, как его видят за столом
refusal-no-such-session = Этот вход уже закрыт
refusal-no-such-program = Такой программы у вас нет
refusal-too-many-programs = Программ может быть не больше { $most }
refusal-signed-out = На этом устройстве вы вышли
refusal-not-your-table = Это может только хозяин стола
refusal-people-only = Этот стол только для людей
refusal-wrong-word = Слово не то
refusal-no-network = Этот компьютер не подключён к сети
refusal-no-spectators = За этим столом играют без зрителей
refusal-no-hints = Здесь играют без подсказок
refusal-match-begun = Партия уже началась
refusal-not-due = Сейчас этого никто не ждёт
refusal-text-length = Не больше { $most } букв за раз, и хотя бы одна
refusal-not-greeted = Сначала надо поздороваться: первое сообщение — hello
refusal-too-fast = Не так быстро
refusal-paused = Партия приостановлена
refusal-not-certain = Это ещё не наверняка — играйте дальше
refusal-no-take-back = Ход уже не вернуть
refusal-seed-late = Для этой сдачи зерно уже не принимается
refusal-seed-form = Зерно — это 16 байт строчными шестнадцатеричными цифрами
refusal-no-such-match = Такой партии нет, или она ещё не окончена
refusal-foreign-origin = Эта страница не из клуба
refusal-upgrade-needed = Этот адрес — только для соединений WebSocket
refusal-not-stored = Клуб сейчас ничего не может записать, попробуйте ещё раз чуть позже
refusal-closing = Клуб закрывается и скоро вернётся
refusal-banned = Вам закрыт вход в этот клуб
refusal-muted = Вам в этом клубе слова не дают
refusal-nobody-there = На этом месте нет другого игрока
refusal-no-such-person = Такого человека в клубе нет
refusal-no-such-report = Такой жалобы нет
refusal-too-many = Из вашей сети открыто слишком много страниц клуба
refusal-not-allowed = Это могут только распорядители клуба

## Refusals of records

refusal-format = Это не запись партии: нужен формат kingclub-record/1
refusal-player-count = Имён { $players }, а играют по этим правилам { $due }
refusal-draw = Жребий таким быть не может
refusal-draw-too-few = В жребии мало карт
refusal-draw-too-many = В жребии лишние карты
refusal-draw-twice = В жребии одна карта дважды
refusal-draw-foreign = В жребии карта не из этой колоды
refusal-draw-first-ace = Туза ищут до первого: он последний из открытых
refusal-draw-seats = По этим картам сидеть надо иначе
refusal-draw-due = Сказано, с кого искали туза, а карт нет
refusal-draw-not-due = По этим правилам жребий картами не тянут
refusal-pack = Это не та колода: карт { $cards } из { $due }, или какая-то лежит дважды
refusal-foreign-card = Такой карты в этой колоде нет: { $card }
refusal-played-twice = Эта карта уже сыграна: { $card }
refusal-trick-length = Во взятке карт { $cards }, а должно быть { $due }
refusal-play-after-end = Сдача уже кончилась, а карты ещё ходят
refusal-dealer = Сдавать должно место { $due }
refusal-contract = Записана сдача { $written }, а должна быть { $due }
refusal-trump = Записан козырь { $written }, а должен быть { $due }
refusal-points = Записано { $written }, а сдача принесла { $due }
refusal-points-missing = Сдача кончилась, а очки не записаны: { $due }
refusal-totals = Записан итог { $written }, а выходит { $due }
refusal-complete = { $left ->
    [0] Партия сыграна, а записана неоконченной
   *[other] Партия записана оконченной, а сдач осталось { $left }
}
refusal-deal-after-end = Партия окончена: после { $deals } сдач других нет
refusal-deal-unfinished = Сдача { $number } ещё не кончилась
refusal-deserter = Списать сдачу на ушедшего здесь нельзя
refusal-fair = Карты не вытекают из зерна этой сдачи
refusal-fair-draw = Жребий не вытекает из зерна
refusal-fair-dealer = Первый сдающий не вытекает из зерна
refusal-fair-hands = Карты на руках не вытекают из зерна
refusal-fair-talon = Прикуп не вытекает из зерна
refusal-fair-id = Для проверки нужно имя партии
refusal-fair-commitment = Зерно не то, что было обещано перед сдачей
refusal-fair-clients = Зёрен игроков не столько, сколько игроков
refusal-fair-seed = Сдача кончилась, а зерно не показано или написано не так
refusal-fair-arrival = Порядок, в котором садились, не вытекает из зерна

# rules

## Numbers and lists

list-and = { $first } и { $last }
num-f = { $n ->
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
    [13] тринадцать
    [14] четырнадцать
    [15] пятнадцать
    [16] шестнадцать
    [17] семнадцать
   *[other] { $n }
}
num-m = { $n ->
    [1] один
    [2] два
   *[other] { num-f }
}
rules-points-n = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
rules-points-each = { $each } { $each ->
    [one] очко
    [few] очка
   *[many] очков
}
rules-points-at = { $each } { $each ->
    [one] очку
    [few] очка
   *[many] очков
}
rules-tricks-n = { num-f } { $n ->
    [one] взятка
    [few] взятки
   *[many] взяток
}
rules-points-of = { $n }
rules-rank = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
}
rules-objective = { $objective ->
    [tricks] «Взятки»
    [boys] «Мальчики»
    [girls] «Девочки»
    [hearts] «Черви»
    [king] «Кинг»
    [last] «Последние»
   *[all] «Ералаш»
}

## The page of rules

rules-book = Правила
rules-fact-players = Игроков: { $n }
rules-fact-cards = Карт в колоде: { $n }, на руках по { $each }
rules-fact-deals = Сдач в партии: { $n }
rules-fact-minutes = Партия идёт минут { $n }
rules-fact-hours = Партия идёт около { $n } { $n ->
    [few] часов
    [many] часов
   *[other] часа
}
rules-fact-difficulty = Сложность: { $level ->
    [1] для первого вечера
    [2] для тех, кто уже играл
   *[3] для тех, кто любит торговаться
}

rules-section-house = Домашние правила этого стола
rules-section-cards = Игроки и карты
rules-section-play = Как играют взятку
rules-section-choice = Кто выбирает сдачу
rules-section-deals = Сдачи и цены
rules-section-duties = Запреты и обязанности
rules-section-recovery = { $mode ->
    [auction] Отыгрыш: торговля за козырь
    [first_three] Отыгрыш: козырь с трёх карт
    [named] Отыгрыш: козырные сдачи
    [praise] Отыгрыш: хвалёнки
    [talon] Отыгрыш: игра с прикупом
    [take_tricks] Отыгрыш: набираем взятки
    [domino] Отыгрыш: домино
   *[mirror] Вторая половина
}
rules-section-end = Конец партии и проверка записи
rules-section-settlement = Расчёт
rules-section-classic = Чем отличается от классической игры
rules-classic-is = Классической здесь зовётся клубная игра: четверо, 32 карты, семь штрафных сдач и те же семь на плюс.
rules-differs = { $option }: { $here }
rules-differs-house = { $option }: { $here } (обычно: { $there })
rules-differs-classic = { $option }: { $here } (в классической: { $there })

## Players and cards

rules-players = { $n ->
    [2] Играют вдвоём.
    [3] Играют втроём.
    [4] Играют вчетвером.
    [5] Играют впятером.
   *[6] Играют вшестером.
}
rules-pack-j-a = Колода — 16 карт, от валета до туза.
rules-pack-9-a = Колода — 24 карты, от девятки до туза.
rules-pack-7-a-no-black-sevens = Колода — 30 карт: от семёрки до туза, но без чёрных семёрок.
rules-pack-7-a-no-black-aces = Колода — 30 карт: от семёрки до туза, но без чёрных тузов.
rules-pack-7-a = Колода — 32 карты, от семёрки до туза.
rules-pack-2-a-no-2c = Колода — 51 карта: от двойки до туза, без двойки треф.
rules-pack-2-a = Колода — 52 карты, от двойки до туза.
rules-pack-5-a = Колода — 40 карт, от пятёрки до туза.
rules-pack-3-a = Колода — 48 карт, от тройки до туза.
rules-ranks = Старшинство сверху вниз: { $ranks }.
rules-dealt = Сдают по одной карте по часовой стрелке, начиная с первой руки — игрока слева от сдающего; каждому по { num-f } { $n ->
    [one] карте
    [few] карты
   *[many] карт
}.
rules-talon = { $fate ->
    [last_trick] Две карты остаются в прикупе: их забирает тот, кто взял последнюю взятку, и очки за них пишут ему.
   *[dead] Две карты остаются в прикупе: его не открывают, и очки за эти карты не пишут никому.
}
rules-seats-as-seated = Места не разыгрывают: кто где сел, там и играет.
rules-seats-drawn = Места разыгрывают: каждый тянет карту, двое со старшими картами садятся друг против друга, двое других — между ними.
rules-seats-drawn-round = Места разыгрывают: каждый тянет карту, и садятся по часовой стрелке от старшей карты к младшей.
rules-first-dealer = { $way ->
    [first_ace] Карты открывают по кругу: кому выпал первый туз, тот и сдаёт.
    [first_ace_leads] Карты открывают по кругу: кому выпал первый туз, тот первым ходит, а сдаёт его сосед справа.
    [highest] { $drawn ->
        [yes] По тем же картам узнают и сдающего: сдаёт старшая. Из равных старше черви, за ними бубны, трефы и пики.
       *[no] Каждый тянет карту, сдаёт старшая. Из равных старше черви, за ними бубны, трефы и пики.
    }
   *[lot] Кому сдавать первым, решает жребий.
}
rules-dealer-moves = После каждой сдачи карты переходят к следующему по часовой стрелке.

## Playing a trick

rules-play-lead = Первым ходит первая рука, потом всякий раз тот, кто взял взятку.
rules-play-follow = Есть масть хода — клади в масть.
rules-play-void = Нет масти — клади что угодно: чужая масть, даже туз, взятку не берёт.
rules-play-trumps = Про козыря, где он бывает, сказано в отыгрыше.
rules-play-take = Взятку берёт старшая карта в масть хода.

## Bans and duties

rules-ban-none = С червей можно ходить в любой сдаче.
rules-ban-all = Ни в одной из сдач таблицы, кроме козырных, нельзя ходить с червей, пока на руках есть другая масть. Остались одни черви — ходи с них.
rules-ban = { $n ->
    [1] В сдаче { $deals } нельзя ходить с червей, пока на руках есть другая масть.
   *[other] В сдачах { $deals } нельзя ходить с червей, пока на руках есть другая масть.
} Остались одни черви — ходи с них.
rules-king = { $eralash ->
    [yes] В сдачах «Кинг» и «Ералаш»
   *[no] В сдаче «Кинг»
} { $way ->
    [free] короля червей можно держать сколько угодно: отдавать его никто не обязан.
    [when_void] короля червей надо отдать, как только нет масти хода. Если же пошли с червей, класть его или другую черву — дело хозяйское.
    [when_hearts_led] короля червей надо положить, как только кто-то другой пошёл с червей. На чужую масть его можно и придержать.
   *[always] короля червей отдают при первом случае: и когда нет масти хода, и когда кто-то другой пошёл с червей.
}
rules-king-leader = Ходить с короля червей никто никого не заставляет.
rules-duties-rewards = В сдачах на плюс всё это остаётся в силе, хотя там связывает руки как раз тому, кто хочет взять.
rules-end-early = Как только сыграна последняя карта, за которую пишут, сдача кончена: остаток не доигрывают. Где платят за каждую взятку или за последние, играют до конца.
rules-end-late = Каждую сдачу играют до последней карты, даже если всё уже решено.
rules-end-talon-taken = Если карта, за которую пишут, лежит в прикупе, играют до последней взятки.
rules-end-talon-dead = Если все такие карты ушли в прикуп, сдачу доигрывают на ноль.

## Who chooses

rules-choice-fixed = Никто: все { $n } { $n ->
    [one] сдача идёт
    [few] сдачи идут
   *[many] сдач идут
} по порядку таблицы.
rules-choice-shared = Список общий: в нём { $n } { $n ->
    [one] сдача
    [few] сдачи
   *[many] сдач
}. Первая рука заказывает ту, которой ещё никто не заказывал.
rules-choice-own = У каждого свой список: { $n } { $n ->
    [one] сдача
    [few] сдачи
   *[many] сдач
}. Сыгранную вычёркивают; можно заказывать в любом порядке, хоть награды раньше штрафов.
rules-choice-eldest = Заказывает первая рука — сдачу из своего списка.
rules-choice-eldest-must = Пасовать нельзя.
rules-choice-seen = Заказывают, посмотрев свои карты.
rules-choice-blind = Заказывают в тёмную: карт до заказа не смотрит никто.
rules-choice-each = Из списка каждый играет только { num-f } { $n ->
    [one] сдачу
    [few] сдачи
   *[many] сдач
} по своему выбору.
rules-choice-length = Всего заказных сдач в партии { $n }.
rules-order-round = Слово идёт по кругу от первой руки до сдающего: «играю» — и назвать сдачу из своего списка, или «пас».
rules-order-first = Играют первый же заказ.
rules-order-dealer = Все до сдающего спасовали — заказывать обязан сдающий.
rules-order-none-left = Кто своё отыграл, того пропускают. Отыграл сдающий — обязан последний перед ним, у кого ещё есть что заказать.

## Deals and prices

rules-head-number = №
rules-head-times = Раз
rules-head-deal = Сдача
rules-head-price = За что пишут
rules-head-total = Всего
rules-number = { $n ->
    [1] { $first }
   *[other] { $first }–{ $last }
}
rules-times = { $n }
rules-price-tricks = за каждую взятку: { rules-tricks-n } по { rules-points-at }
rules-price-boys = { $boys ->
    [K] за каждого короля: { num-m } { $n ->
        [one] король
        [few] короля
       *[many] королей
    } по { rules-points-at }
    [J] за каждого валета: { num-m } { $n ->
        [one] валет
        [few] валета
       *[many] валетов
    } по { rules-points-at }
   *[KJ] за каждого короля и валета: { num-m } { $n ->
        [one] мальчик
        [few] мальчика
       *[many] мальчиков
    } по { rules-points-at }
}
rules-price-girls = за каждую даму: { num-f } { $n ->
    [one] дама
    [few] дамы
   *[many] дам
} по { rules-points-at }
rules-price-hearts = за каждую черву: { num-f } { $n ->
    [one] черва
    [few] червы
   *[many] черв
} по { rules-points-at }
rules-price-king = за короля червей { rules-points-each }
rules-price-last = { $n ->
    [1] за последнюю взятку { rules-points-each }
   *[other] за последнюю и за предпоследнюю взятку по { rules-points-at }
}
rules-price-all = всё сразу: взятки, мальчики, девочки, черви, кинг и последние
rules-price-places = за места, от первого вышедшего: { $places }
rules-total = { $n }
rules-total-plus = +{ $n }
rules-total-at-most = до { $n }
rules-total-open = до { $n }, смотря по торговле
rules-worth = { $deal } — { $n }
rules-signs = В штрафных сдачах очки пишут в минус тому, кто взял; в сдачах на плюс — ему же в плюс.
rules-eralash = { $n ->
    [1] В ералаше последняя взятка считается дважды: и как последняя, и как взятка.
   *[other] В ералаше две последние взятки считаются дважды: и как последние, и как взятки.
} Один король червей стоит там { $king }: в нём и кинг, и черва{ $boy ->
    [yes] , и мальчик
   *[no] {""}
}.
rules-no-eralash = Ералаша в этой игре нет.
rules-multiplied = Все цены в таблице уже умножены на { $n }.
rules-penalty-hands = В штрафных сдачах прикупа нет: раздают все карты, каждому по { $n }.

## The second half

rules-mirror = { $choice ->
    [fixed] Те же сдачи в том же порядке, но на плюс: теперь за всё, чего избегали, очки пишут взявшему в награду.
   *[other] В списке рядом со штрафными стоят те же сдачи на плюс: за всё, чего избегали, очки пишут взявшему в награду.
}
rules-take-tricks = В конце { $n } { $n ->
    [one] сдача
    [few] сдачи
   *[many] сдач
} без козыря: кто больше взял, тот больше и записал.
rules-trick-pays = За каждую взятку пишут в плюс: { rules-tricks-n } по { rules-points-at }, всего { $total } на сдачу.
rules-must-trump = Нет масти хода — надо бить козырем; перебивать чужого козыря не обязательно. Нет и козыря — клади что угодно.
rules-need-not-trump = Нет масти хода — клади что угодно: бить козырем не обязательно.
rules-trump-lead = { $who ->
    [namer] С козыря ходит только хозяин козыря; остальные — когда кроме козырей ничего не осталось.
   *[free] С козыря может ходить каждый.
}
rules-eldest-leads = Ходит первая рука, кто бы ни назначил козыря.
rules-buyer-leads = Первой ходит первая рука, а после продажи — покупатель.
rules-reward-all = { $place ->
    [before] Перед этими сдачами играют ералаш на плюс.
   *[after] После этих сдач играют ералаш на плюс.
}

rules-auction = После штрафных ещё { $n } { $n ->
    [one] сдача
    [few] сдачи
   *[many] сдач
}. Право назначить козыря покупают взятками, которые готовы подарить столу.
rules-auction-bid = От первой руки по кругу: назвать число взяток, от одной до { $n }, больше прежнего, или сказать «пас».
rules-auction-pass = Спасовал — больше не торгуешься. Торг идёт, пока не останется один.
rules-auction-dealer = Спасовали все до сдающего — козыря назначает сдающий, и считается, что он дал одну взятку.
rules-auction-name = Купивший назначает любую масть. Ходит первая рука.
rules-auction-score = Остальные пишут по { rules-points-each } за каждую взятку. Купивший пишет столько же, но только за взятки сверх обещанных; взял столько или меньше — не пишет ничего.

rules-first-three = После штрафных ещё { $n } { $n ->
    [one] сдача
    [few] сдачи
   *[many] сдач
} с козырем.
rules-first-three-name = Первая рука получает три карты и может назначить козырем любую масть.
rules-first-three-decline = Не хочет — говорит «по последней»: сдают до конца, и его последнюю карту открывают. Её масть и есть козырь.
rules-named = После штрафных ещё { $n } { $n ->
    [one] сдача
    [few] сдачи
   *[many] сдач
} с козырем. Козыря назначает первая рука, посмотрев все свои карты: любую масть.
rules-named-own = Козырная сдача стоит в списке у каждого { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}. Кто её заказал, тот и назначает козыря, посмотрев все свои карты: любую масть.

rules-praise = После штрафных ещё { num-f } { $n ->
    [one] хвалёнка
    [few] хвалёнки
   *[many] хвалёнок
}. Сначала каждому сдают по три карты, и игра останавливается: слово за первой рукой, она и есть хваляющий.
rules-praise-says = Хваляющий говорит одно из слов:
rules-praise-suit = { $held ->
    [yes] «козырь…» — масть, которая есть среди его трёх карт;
   *[no] «козырь…» — любую масть, хотя бы её у него и не было;
}
rules-praise-nt = «без козыря» — козыря нет, старшинство обычное;
rules-praise-miz = «мизер» — козыря нет, а старшинство перевёрнуто: младшая карта колоды берёт туза. Взятки по-прежнему в плюс;
rules-praise-by-last = «по последней» — козырем станет масть последней карты, которая ему придёт; её открывают, когда она придёт;
rules-praise-settle = «роспись» — не играем: каждому пишут по { num-f } { $n ->
    [one] взятке
    [few] взятки
   *[many] взяток
}, и сдача кончена.
rules-no-sale = Торговли нет: карты досдают и играют.
rules-sale = { $time ->
    [after] Карты досдают, и теперь игру можно продать.
   *[before] Пока у всех по три карты, игру можно продать.
}
rules-sale-open = Хваляющий говорит, продаёт он игру или играет сам.
rules-sale-offer = От его соседа слева по кругу: предложить взятки, от одной до { $n }, больше прежнего, или сказать «пас» и больше не торговаться.
rules-sale-must = Продавал — отдай тому, кто дал больше. Никто ничего не дал — играет сам.
rules-sale-accept = { $offers ->
    [any] Потом хваляющий решает: отдать игру по любому из предложений, последнему у каждого, хотя бы тот потом и спасовал,
   *[best] Потом хваляющий решает: отдать игру за лучшее предложение
} или оставить себе.
rules-sale-keep = { $settle ->
    [yes] Оставив игру себе, он может ещё и расписать её без игры.
   *[no] Оставил себе — козырь прежний.
}
rules-sale-buyer = Покупатель назначает козыря заново{ $suits ->
    [three] , но только из мастей своих первых трёх карт
    [hand] , но только из мастей, что есть у него на руках
   *[any] , хотя бы и того же
}.
rules-sale-buyer-last = «По последней» сказать он не может.
rules-sale-buyer-extra = Мизер и игру без козыря, где они разрешены, он называет с любыми картами.
rules-sale-price = После игры обещанные взятки переписывают с покупателя на хваляющего: по { rules-points-each } за каждую, пусть даже в минус.

rules-talon-game = После штрафных ещё { $n } { $n ->
    [one] сдача
    [few] сдачи
   *[many] сдач
} с прикупом: каждому по { $hand }, а { $open } карты открывают на столе.
rules-talon-take = Первая рука берёт прикуп сама или продаёт право на него.
rules-talon-sell = Продаёт — от её соседа слева предлагают взятки, от одной до { $n }, больше прежнего, или пасуют. Кто дал больше, тот и купил; никто — первая рука берёт сама. Обещанные взятки переписывают с покупателя на неё, по { $each } за каждую.
rules-talon-ask = Вместо торга можно спросить цену в очках: от соседа слева каждый говорит «беру» или «пас», и первый взявший платит. Все спасовали — спросить меньше или взять самой.
rules-talon-give = Взявший прикуп отдаёт каждому из соперников по одной карте, любой; её видят только двое. Теперь у всех по { $n }.
rules-talon-name = Потом взявший назначает козыря, любую масть. Ходит первая рука.

rules-domino = Домино играют { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}, по разу на каждого сдающего. Раздают все карты до одной; взяток нет.
rules-domino-follows = А напоследок — круг домино.
rules-domino-lay = От первой руки по кругу каждый кладёт на стол одну карту: { rules-rank-acc } начинает свою масть, прочие кладут рядом с соседней по старшинству.
rules-domino-pass = Есть что положить — клади; нет — пропускаешь ход.
rules-domino-places = Кто вышел первым, пишет больше всех: { $places } по порядку.
rules-rank-acc = { $rank ->
    [7] семёрка
   *[J] валет
}

## The end

rules-winner = Побеждает тот, у кого в сумме больше; при равных суммах место делят.
rules-sums-deal = Очки каждой сдачи вместе дают число из столбца «Всего».
rules-sums-eralash = Не сходится ералаш — вспомните, что последние взятки тоже взятки.
rules-sum-zero = Очки всех игроков за партию дают ноль: { $penalties } в штрафах и { $rewards } в наградах.
rules-sum = Очки всех игроков за партию дают { $n }: { $penalties } в штрафах и { $rewards } в наградах.
rules-sum-varies = Сумма партии заранее не известна. Если бы ни одной взятки не подарили и ни одной сдачи не расписали, вышло бы { $n }: { $penalties } в штрафах и { $rewards } в наградах.
rules-sum-unknown = Сумма партии заранее не известна.
rules-imbalance-auction = Каждая взятка, которую купивший взял в счёт обещанных, уменьшает сумму на { rules-points-n }.
rules-imbalance-settled = Каждая расписанная сдача меняет сумму: вместо полной цены пишут только по две взятки, разница { $n }.
rules-imbalance-deals-each = Играют не весь список, и что останется несыгранным, решают игроки.
rules-imbalance-dead-talon = Карты прикупа не пишут никому, и сколько в нём пропало, видно только потом.
rules-imbalance-eralash-off = Ералаша нет, а отыгрыш прежней длины: поэтому не ноль.
rules-imbalance-domino = Места в домино не уравновешивают штрафов этой колоды: поэтому не ноль.
rules-imbalance-length = Отыгрыш по длине и цене не равен штрафам: поэтому не всегда ноль.
rules-uneven = Простые сдачи стоят по-разному: { $deals }.
rules-deserter = { $on ->
    [yes] Ушёл посреди сдачи и не вернулся вовремя — штрафная сдача вся пишется ему; в сдаче на плюс ему не пишут ничего, а минус остаётся. Остаток за него доигрывает робот.
   *[no] Если кто-то ушёл и не вернулся, за него доигрывает робот, и очки пишут как обычно.
}

## Settlement

rules-settle-winner = Победитель получает с каждого разницу между своей суммой и его.
rules-settle-points = Каждый получает свою сумму, а у кого минус — платит её.
rules-settle-mean = Сумма партии не ноль, поэтому из каждого итога сначала вычитают среднее.
rules-settle-pairs = Каждая пара рассчитывается между собой: младший платит старшему разницу их сумм.
rules-settle-pot = Перед партией каждый ставит в котёл { $ante }; весь котёл, { $fund }, берёт лучший.
rules-settle-ties = { $mode ->
    [pot] Несколько лучших делят котёл поровну.
   *[winner] Если первых несколько, каждый платит разницу один раз, а победители делят её поровну.
}
rules-stake = { $n ->
    [1] Очко идёт за очко.
   *[other] Каждое очко идёт за { $n }.
}
rules-example = Например:
rules-head-player = Игрок
rules-head-points = Итог
rules-head-paid = Расчёт
rules-player = { $n ->
    [1] Анна
    [2] Борис
    [3] Вера
    [4] Глеб
    [5] Дарья
   *[6] Егор
}
rules-paid = { $way ->
    [receives] получает { $n }
    [pays] платит { $n }
   *[even] при своих
}
rules-no-money = Это счёт в очках: денег клуб не касается.

## Presets

preset-club = Клубный кинг
preset-club-about = Классика на четверых: семь штрафных сдач, потом те же семь на плюс; мальчики — короли.
preset-club-boys = Клубный с валетами
preset-club-boys-about = Та же классика, но мальчики — и короли, и валеты, по два очка.
preset-club-ordered = Заказной
preset-club-ordered-about = У каждого четырнадцать своих сдач; слово идёт по кругу: заказать или спасовать.
preset-club-auction = Кинг с торговлей
preset-club-auction-about = После семи штрафов козыря покупают взятками, которые дарят столу.
preset-club-trump = Кинг с козырем
preset-club-trump-about = После семи штрафов первая рука назначает козыря с трёх карт.
preset-site = Сетевой кинг
preset-site-about = Как на игровых сайтах: короли и валеты, с червей не ходят только в «Кинге» и ералаше, всё доигрывают.
preset-site-three = Сетевой втроём
preset-site-three-about = Втроём по десять карт с прикупом за последнюю взятку; в конце три сдачи на взятки.
preset-app-short = Мобильный, короткий
preset-app-short-about = Как в телефоне: четырнадцать сдач подряд и очки, умноженные на десять.
preset-app-long = Мобильный, длинный
preset-app-long-about = Как в телефоне, длинная партия: первая рука заказывает, по четырнадцать сдач у каждого.
preset-dos-short = Досовский, короткий
preset-dos-short-about = Правила программы 1993 года, на которой выросло целое поколение игроков.
preset-dos-long = Досовский, длинный
preset-dos-long-about = Программа 1993 года, длинная партия: заказывает первая рука, у каждого свой список.
preset-jacks = Валетный
preset-jacks-about = Мальчики — валеты, а короля червей отдают при первом случае.
preset-jacks-long = Валетный, длинный
preset-jacks-long-about = Мальчики — валеты; заказывает первая рука, у каждого по четырнадцать сдач.
preset-jacks-tricks = Валетный со взятками
preset-jacks-tricks-about = Семь штрафов с валетами, потом восемь сдач без козыря: берём взятки.
preset-ordered-three = Заказной втроём
preset-ordered-three-about = Втроём с прикупом: первая рука заказывает, по четырнадцать сдач у каждого.
preset-club-ordered-three = Клубный заказной втроём
preset-club-ordered-three-about = Втроём с прикупом: слово идёт по кругу, заказать или спасовать.
preset-ordered-trump = Заказной с козырями
preset-ordered-trump-about = В списке у каждого семь штрафов и четыре козырные: что и когда играть, решает первая рука.
preset-black-aces = Без чёрных тузов
preset-black-aces-about = Втроём тридцатью картами: чёрные тузы отложены.
preset-two = Вдвоём
preset-two-about = Шестнадцать карт на двоих: короткая партия, где всё видно насквозь.
preset-three = Втроём
preset-three-about = Двадцать четыре карты на троих, от девятки до туза.
preset-five = Впятером
preset-five-about = Сорок карт на пятерых, от пятёрки до туза.
preset-six = Вшестером
preset-six-about = Сорок восемь карт на шестерых, от тройки до туза.
preset-symmetric = Симметричный
preset-symmetric-about = С валетами и без лишних запретов: с червей не ходят только в ералаше.
preset-praise-eight = Восемь хвалёнок
preset-praise-eight-about = Семь штрафов и восемь хвалёнок: козырь с трёх карт, продажа, роспись.
preset-praise-four = Четыре хвалёнки
preset-praise-four-about = Семь штрафов, ералаш на плюс и четыре хвалёнки.
preset-short = Короткий
preset-short-about = Шесть штрафов без ералаша и четыре хвалёнки: партия на полчаса.
preset-shared = Общий список
preset-shared-about = Четырнадцать сдач на всех: первая рука заказывает то, чего ещё не играли.
preset-three-24 = Втроём без чёрных семёрок
preset-three-24-about = Втроём тридцатью картами с валетами; взятки дороже всего остального.
preset-training = Учебный
preset-training-about = Хвалёнки, в которых продают, видя все карты; на этой партии учат и показывают.
preset-book = Книжный
preset-book-about = Полная колода, шесть штрафов без ералаша и четыре козырные сдачи по 25 за взятку.
preset-book-eralash = Книжный с ералашем
preset-book-eralash-about = Полная колода, семь штрафов и восемь козырных.
preset-book-praise = Книжный с хвалёнками
preset-book-praise-about = Полная колода, пять хвалёнок с обязательной продажей и ералаш на плюс в конце.
preset-book-talon = Книжный с прикупом
preset-book-talon-about = Полная колода; в козырных четыре карты открыты, и право на них продаётся.
preset-book-domino = Книжный с домино
preset-book-domino-about = Полная колода, ералаш, круг с прикупом и круг домино напоследок.
preset-book-three = Книжный втроём
preset-book-three-about = Втроём пятьюдесятью одной картой: шесть штрафов и три козырные.
preset-book-talon-three = Книжный втроём с прикупом
preset-book-talon-three-about = Втроём: шесть штрафов, потом три сдачи с открытым прикупом из трёх карт.

## Options: groups, labels, help

form-group-cards = Игроки и карты
form-group-prices = Цены
form-group-choice = Сдачи и заказ
form-group-duties = Запреты и обязанности
form-group-recovery = Отыгрыш
form-group-table = За столом

option-players = Игроков
option-players-help = Сколько человек за столом. Колода должна делиться на всех.
option-pack = Колода
option-pack-help = Какими картами играют.
option-talon = Прикуп
option-talon-help = Чьи карты, если при сдаче что-то осталось.
option-seating = Места
option-seating-help = Как рассаживаются перед партией.
option-first-dealer = Первый сдающий
option-first-dealer-help = Как узнают, кому сдавать первым.
option-prices = Цены
option-prices-help = Сколько стоят взятка, мальчик, девочка, черва, кинг и последняя взятка.
option-boys = Мальчики
option-boys-help = За кого пишут в сдаче «Мальчики».
option-last = Последние взятки
option-last-help = За одну последнюю взятку пишут или за две.
option-multiplier = Множитель
option-multiplier-help = Во сколько раз умножить все очки в записи.
option-eralash = Ералаш
option-eralash-help = Играют ли сдачу, где считается всё сразу.
option-order = Порядок сдач
option-order-help = В каком порядке идут сдачи, если их никто не выбирает.
option-choice = Кто выбирает сдачу
option-choice-help = Идут ли сдачи по порядку или их заказывают.
option-blind = Заказ в тёмную
option-blind-help = Заказывают, не глядя в карты.
option-deals-each = Сдач у каждого
option-deals-each-help = Сколько сдач из своего списка играет каждый.
option-heart-lead-ban = Нельзя ходить с червей
option-heart-lead-ban-help = В каких сдачах с червей не ходят, пока есть другая масть.
option-king-discard = Когда отдают кинга
option-king-discard-help = Обязан ли тот, у кого король червей, расстаться с ним.
option-stop-when-settled = Кончать раньше
option-stop-when-settled-help = Бросать ли сдачу, как только сыграно всё, за что пишут.
option-recovery = Отыгрыш
option-recovery-help = Чем играют вторую половину партии.
option-recovery-deals = Сдач в отыгрыше
option-recovery-deals-help = Сколько сдач играют на плюс.
option-trick-price = Цена взятки в отыгрыше
option-trick-price-help = Сколько очков пишут за взятку на плюс.
option-must-trump = Бить козырем обязательно
option-must-trump-help = Должен ли бить козырем тот, у кого нет масти хода.
option-trump-lead = Ход с козыря
option-trump-lead-help = Кому можно ходить с козыря.
option-reward-all = Ералаш на плюс
option-reward-all-help = Играют ли ералаш на плюс рядом с козырными.
option-suits = Какую масть хвалить
option-suits-help = Можно ли назначить масть, которой нет среди трёх карт.
option-nt = Игра без козыря
option-nt-help = Можно ли назначить игру без козыря.
option-miz = Мизер
option-miz-help = Можно ли перевернуть старшинство.
option-by-last = По последней карте
option-by-last-help = Можно ли доверить козыря последней своей карте.
option-settle = Роспись
option-settle-help = Можно ли не играть, а записать каждому по две взятки.
option-sale = Продажа
option-sale-help = Можно ли продать хвалёнку и когда.
option-sale-binding = Продажа обязывает
option-sale-binding-help = Обязан ли открывший продажу отдать игру за лучшее предложение.
option-accept = Какое предложение принять
option-accept-help = Только лучшее или любое.
option-ask = Спрос в очках
option-ask-help = Можно ли за прикуп спросить цену в очках.
option-domino = Круг домино
option-domino-help = Играют ли после отыгрыша круг домино.
option-settlement = Расчёт
option-settlement-help = Кто с кем и как рассчитывается после партии.
option-stake = Цена очка
option-stake-help = Чего стоит одно очко при расчёте.
option-ante = Взнос в котёл
option-ante-help = Сколько каждый ставит до начала.
option-deserter = Штраф ушедшему
option-deserter-help = Писать ли всю сдачу тому, кто ушёл и за две минуты не вернулся.

## Options: values

value-yes = да
value-no = нет
value-number = { $n }
value-nothing = ни в какой
value-list = { $names }
value-prices-own = свои: взятка { $tricks }, мальчик { $boys }, девочка { $girls }, черва { $hearts }, кинг { $king }, последняя { $last }
value-pack-j-a = 16 карт, от валета
value-pack-9-a = 24 карты, от девятки
value-pack-7-a-no-black-sevens = 30 карт, без чёрных семёрок
value-pack-7-a-no-black-aces = 30 карт, без чёрных тузов
value-pack-7-a = 32 карты, от семёрки
value-pack-2-a-no-2c = 51 карта, без двойки треф
value-pack-2-a = 52 карты
value-pack-5-a = 40 карт, от пятёрки
value-pack-3-a = 48 карт, от тройки
value-talon-dead = не достаётся никому
value-talon-last-trick = взявшему последнюю взятку
value-seating-as-seated = кто где сел
value-seating-draw = по жребию картами
value-first-dealer-lot = по жребию
value-first-dealer-first-ace = кому первый туз
value-first-dealer-first-ace-leads = сосед справа от первого туза
value-first-dealer-highest = у кого старшая карта
value-prices-usual = обычные: 16 очков за простую сдачу
value-prices-price3-40 = на троих: 40 очков за сдачу
value-prices-price3-24 = на троих: 24 очка за сдачу, взятки 30
value-prices-price3-20 = на троих: 20 очков за сдачу
value-prices-price52-30 = полная колода: мальчик 30
value-prices-price52-40 = полная колода: мальчик 40
value-prices-price51 = 51 карта: кинг 140
value-boys-k = короли
value-boys-j = валеты
value-boys-kj = короли и валеты
value-last-two = две
value-last-one = одна
value-order-club = взятки, мальчики, девочки, черви, кинг, последние
value-order-app = взятки, черви, мальчики, девочки, кинг, последние
value-order-dos = взятки, черви, мальчики, девочки, последние, кинг
value-order-book = взятки, черви, девочки, мальчики, кинг, последние
value-choice-fixed = по порядку
value-choice-order-or-pass = по кругу: заказать или спасовать
value-choice-eldest = первая рука из своего списка
value-choice-shared = первая рука из общего списка
value-deals-each-null = весь список
value-king-discard-when-void = когда нет масти
value-king-discard-free = не обязательно, по желанию
value-king-discard-when-hearts-led = когда другой пошёл с червей
value-king-discard-always = при первом случае
value-recovery-mirror = те же сдачи на плюс
value-recovery-auction = торговля за козырь
value-recovery-first-three = козырь с трёх карт
value-recovery-named = козырь со всех карт
value-recovery-praise = хвалёнки
value-recovery-talon = открытый прикуп
value-recovery-take-tricks = взятки без козыря
value-recovery-domino = домино
value-recovery-deals-null = сколько положено
value-trick-price-null = сколько положено
value-must-trump-null = как положено
value-trump-lead-free = всем
value-trump-lead-namer-only = только хозяину козыря
value-reward-all-none = нет
value-reward-all-before = перед козырными
value-reward-all-after = после козырных
value-suits-any = любую
value-suits-held = одну из трёх своих карт
value-sale-none = нельзя
value-sale-before-rest = пока у всех по три карты
value-sale-after-rest = когда розданы все карты
value-accept-best = лучшее
value-accept-any = любое
value-settlement-winner = победителю
value-settlement-points = по очкам
value-settlement-pairs = попарно
value-settlement-pot = котёл

## The command `kingclub rules`

rules-column-preset = правила
rules-column-players = игроков
rules-column-pack = колода
rules-column-deals = сдач
rules-column-minutes = минут
rules-brackets = В скобках то, что при этих правилах ни на что не влияет.
rules-fingerprint = Отпечаток: { $code }
rules-set-needs-preset = --set меняет правила, а какие, не сказано: назовите их, например kingclub rules club

## Refusals of rules

refusal-unknown-preset = Таких правил нет: { $preset }
refusal-unknown-preset-nearest = Таких правил нет: { $preset }. Может быть, { $nearest }?
refusal-unknown-option = Такого условия нет: { $option }
refusal-unknown-option-nearest = Такого условия нет: { $option }. Может быть, { $nearest }?
refusal-option-value = { $option } не может быть { $value }; может быть: { $allowed }
refusal-option-clash = «{ $option }» и «{ $other }» не сочетаются
refusal-option-clash-no-such-table = «{ $option }» и «{ $other }» не сочетаются: столько игроков этой колодой не играют
refusal-option-clash-choice-needs-mirror = «{ $option }» и «{ $other }» не сочетаются: заказывать можно там, где вторая половина — те же сдачи на плюс (первая рука — ещё и козырные из своего списка)
refusal-option-clash-mirror-has-no-domino = «{ $option }» и «{ $other }» не сочетаются: после тех же сдач на плюс домино не играют
refusal-option-clash-mirror-has-all = «{ $option }» и «{ $other }» не сочетаются: среди тех же сдач на плюс ералаш уже есть
refusal-option-clash-talon-needs-52 = «{ $option }» и «{ $other }» не сочетаются: открытый прикуп бывает при 52 картах вчетвером и при 51 втроём
refusal-option-clash-recovery-needs-number = «{ $option }» и «{ $other }» не сочетаются: скажите, сколько сдач играть в этом отыгрыше
refusal-option-clash-recovery-needs-price = «{ $option }» и «{ $other }» не сочетаются: скажите, сколько стоит взятка в этом отыгрыше
refusal-option-clash-domino-needs-base = «{ $option }» и «{ $other }» не сочетаются: домино играют втроём или вчетвером колодой в 32, 51 или 52 карты
refusal-option-clash-price-not-whole = «{ $option }» и «{ $other }» не сочетаются: цена не делится поровну

## The command `kingclub arena`

arena-title = { $preset }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
} со всеми рассадками, зерно { $seed }; очки за партию сверх среднего за столом
arena-by-contract = { $bot } по играм:
arena-needs-bots = Укажите, какие боты играют, например --bots casual,novice, или --ladder для всех уровней

## Команды `kingclub check` и `kingclub verify`

check-deal = сдача { $number }
check-trick = взятка { $number }
check-call = слово { $number }
check-legal = верно, { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[other] { $deals } сдач
}
check-complete = партия окончена
check-unfinished = партия не окончена
verify-draw = жребий
verify-fair = всё следует из зерна, обещанного заранее: { $commitment }
verify-kept-back = зерно раскроют, когда сдача закончится
verify-silent = ничего не заявлено

## Что команде не подходит

fault-command = команды «{ $name }» нет
fault-number = { $option }: «{ $text }» — не целое число от { $least } до { $most }
fault-seconds = { $option }: «{ $text }» — не число секунд от { $least } до { $most }
fault-folder-empty = { $option }: здесь пусто; назовите папку
fault-url = { $option }: «{ $text }» — не адрес клуба; напишите его как https://king.example
fault-file = { $file }: { $why ->
    [ENOENT] такого файла или папки нет; проверьте путь
    [EISDIR] это папка; назовите файл
    [EEXIST] это файл; назовите папку
    [ENOTDIR] часть этого пути — файл; назовите на его месте папку
    [EACCES] это место для вас закрыто; назовите то, где вам можно читать и писать
    [EPERM] это место для вас закрыто; назовите то, где вам можно читать и писать
    [EROFS] здесь ничего нельзя записать; назовите другое место
    [ENOSPC] диск полон; освободите место или назовите другое
    [ENAMETOOLONG] этот путь слишком длинный; назовите короче
   *[other] система не читает и не пишет это ({ $why }); назовите другое место
}
fault-setting = «{ $text }» ничего не задаёт; пишите настройка=значение, например king_discard=free
fault-bot = «{ $name }» — не бот; боты: { $known }
fault-bots-seats = ботов { $bots }, а мест { $seats }; назовите одного на всех или по одному на место
fault-bots-many = ботов { $bots }, а мест { $seats }; назовите не больше, чем мест
fault-in-line = { $file }:{ $line }: { $what }
fault-no-records = { $file }: в нём нет ни одной записи; запись — это строка JSON
fault-no-match = { $file }: партии { $match } нет; в файле партии от 1 до { $last }
fault-card = «{ $text }» — не карта; карта — это достоинство 2-9 T J Q K A и масть S C D H, например TH
fault-record-at = { $path }: { $what }
fault-record-key = нет ключа «{ $key }»
fault-record-value = { $value } — не { $right ->
    [list] список
    [text] текст
    [whole-text] текст из целых знаков
    [number] целое число
    [flag] true и не false
    [object] объект
   *[id] номер партии; он состоит из знаков ASCII и не пуст
}
fault-record-json = не JSON: знак { $place } из { $length } не на месте
fault-record-deep = вложенность слишком глубока для записи
fault-record-long-number = не тот JSON, каким бывает запись: число слишком длинное
fault-record-constant = не JSON: { $constant } — не число
fault-record-twice = ключ { $key } стоит в одном объекте дважды
fault-record-long = в строке знаков { $length }; в записи их не больше { $most }
fault-record-format = format: формат «{ $written }» здесь неизвестен; известен { $due }
fault-record-utf8 = не UTF-8: байт { $byte } строки
fault-port-taken = порт { $port } занят другой программой; выберите другой через --port
fault-port-closed = порт { $port } для вас закрыт; выберите от 1024 через --port
fault-port = клуб не может слушать порт { $port } адреса { $host } ({ $why }); выберите другой через --port
fault-no-club = в папке { $folder } нет клуба; назовите папку клуба через --data
fault-club-runs = в папке { $folder } клуб сейчас работает; остановите его или выберите другую папку через --data
fault-holds-club = в папке { $folder } уже есть клуб; выберите другую через --data
fault-database = { $folder }: club.db или moves.db — не файл клуба ({ $why }); восстановите копию или назовите другую папку
fault-newer-club = club.db записан более новой версией kingclub; обновите эту
fault-no-backup = { $file } — не копия клуба; назовите файл, который записала команда kingclub backup
fault-log-table = журнал стола { $table } не цел; восстановите копию
fault-log-entry = запись { $number } стола { $table } не та, что была; восстановите копию
fault-log-stray = есть записи столов, которых нет; восстановите копию
fault-nobody = никого нет с номером, логином или именем «{ $word }»; список даёт kingclub admin people
fault-several = так зовут не одного: «{ $word }» — { $number }; назовите по номеру: { $ids }
fault-no-table = нет стола «{ $table }» с неоконченной партией; список даёт kingclub admin tables
fault-no-report = жалобы { $number } нет; список даёт kingclub admin reports

## Команда `kingclub serve`

serve-open = Клуб открыт: { $url }
serve-network = Для телефонов и других машин: { $url }
serve-running = Клуб уже работает: { $url }

## Команды владельца

admin-appoint = { $name } ({ $id }) теперь смотрит за клубом
admin-dismiss = { $name } ({ $id }) больше не смотрит за клубом
admin-mute = { $name } ({ $id }) больше не может говорить
admin-unmute = { $name } ({ $id }) снова может говорить
admin-ban = { $name } ({ $id }) больше не может войти
admin-unban = { $name } ({ $id }) снова может войти
admin-closes = { $table } закроется: через секунду, если клуб работает, иначе при следующем запуске
admin-settled = жалоба { $number } разобрана
admin-is-administrator = администратор
admin-is-muted = без слова
admin-is-banned = вход закрыт
admin-is-program = программа
admin-is-guest = гость
admin-seat-free = свободно
admin-seat-bot = бот { $level }
admin-report-table = стол { $table }
admin-report-by = жалуется { $reporter }
backup-done = { $file }: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
} журнала, { $kib } КиБ
restore-done = { $folder }: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
} журнала
bench-random = случайные сдачи правил { $preset } с событиями: { $rate } в секунду
bench-checked = записи прочитаны и проверены: сдач { $rate } в секунду
bench-import = import kingclub: { $milliseconds } мс
bench-machine = на одном из { $cores } ядер, { $machine }, { $python }
bench-goal = цель: { $goal }

# guide

## Glossary

guide-glossary = Словарь
guide-glossary-about = Слова, которые слышны за столом.
guide-words = Слова
guide-head-word = Слово
guide-head-meaning = Что значит
term-match = Партия
term-match-is = Все сдачи одной игры, от первой до расчёта.
term-deal = Сдача
term-deal-is = Карты роздали, разыграли и записали.
term-trick = Взятка
term-trick-is = По карте от каждого; берёт старшая в масть хода или старший козырь.
term-dealer = Сдающий
term-dealer-is = Кто сдаёт карты; после каждой сдачи это следующий по часовой стрелке.
term-eldest = Первая рука
term-eldest-is = Игрок слева от сдающего: он ходит первым и первым говорит.
term-led-suit = Масть хода
term-led-suit-is = Масть первой карты взятки.
term-void = Нет масти
term-void-is = На руках ни одной карты в масть хода: тогда кладут что угодно.
term-revoke = Фальшренонс
term-revoke-is = Положил чужую масть, когда своя была. Здесь так не сыграть: программа не даст.
term-penalty = Штрафная сдача
term-penalty-is = Сдача на минус: чего-то надо не брать.
term-reward = Сдача на плюс
term-reward-is = То же самое надо брать: очки пишут в плюс.
term-boys = Мальчики
term-boys-is = Короли, или валеты, или и те и другие: как договорятся.
term-girls = Девочки
term-girls-is = Четыре дамы.
term-hearts = Черви
term-hearts-is = Все карты червовой масти.
term-king = Кинг
term-king-is = Король червей, по которому названа игра.
term-last = Последние
term-last-is = Две последние взятки сдачи или одна.
term-eralash = Ералаш
term-eralash-is = Считается всё сразу. Говорят ещё «каламбур» и «разбойник».
term-contract = Игра
term-contract-is = Что разыгрывают в этой сдаче: «Без девочек», «Кинг», козырная.
term-order = Заказ
term-order-is = Игрок сам говорит, что играть в этой сдаче.
term-own-list = Свой список
term-own-list-is = Игры, которые каждый должен заказать за партию, каждую по разу.
term-blind = В тёмную
term-blind-is = Заказать, не посмотрев карт.
term-lead-ban = Запрет на черви
term-lead-ban-is = С червей не ходят, пока есть другая масть.
term-king-discard = Отдать кинга
term-king-discard-is = Положить короля червей на чужую взятку, когда масти нет или пошли с червей.
term-early-end = Досрочный конец
term-early-end-is = Всё, за что пишут, уже сыграно: карты бросают.
term-recovery = Отыгрыш
term-recovery-is = Вторая половина партии, где пишут в плюс.
term-trump = Козырь
term-trump-is = Масть, которая бьёт любую другую.
term-denomination = Объявление
term-denomination-is = Что назначает хозяин козыря: масть, игру без козыря или мизер.
term-no-trumps = Без козыря
term-no-trumps-is = Козыря нет, старшинство обычное.
term-misere = Мизер
term-misere-is = Козыря нет, старшинство наоборот: младшая карта берёт туза.
term-praise = Хвалёнка
term-praise-is = Сдача на плюс, где козыря назначают с трёх карт. Хвалёнками зовут и всю вторую половину.
term-by-last = По последней
term-by-last-is = Козырь — масть последней карты, которая придёт хваляющему.
term-settle = Роспись
term-settle-is = Не играть, а записать каждому по две взятки.
term-sale = Продажа
term-sale-is = Хваляющий отдаёт свою игру за обещанные взятки.
term-auction = Торг
term-auction-is = Кто пообещает столу больше взяток, тот и назначает козыря.
term-talon = Прикуп
term-talon-is = Карты, которых не роздали.
term-domino = Домино
term-domino-is = Лотерея без взяток: карты кладут рядом с соседними, выигрывает тот, кто вышел первым.
term-sheet = Запись
term-sheet-is = Лист, на котором пишут очки каждой сдачи.
term-settlement = Расчёт
term-settlement-is = Кто кому сколько отдаёт после партии.
term-pot = Котёл
term-pot-is = Взносы всех игроков; берёт лучший.
term-stake = Цена очка
term-stake-is = Чего стоит очко при расчёте. Деньгами клуб не занимается.
term-deserter = Беглец
term-deserter-is = Кто ушёл посреди партии и не вернулся вовремя.
term-preset = Готовые правила
term-preset-is = Набор правил из каталога, у которого есть имя.
term-house-rules = Домашние правила
term-house-rules-is = Чем этот стол отличается от готовых правил.
term-ruleset = Правила стола
term-ruleset-is = Готовые правила вместе с домашними: всё, что нужно для партии.
term-seat = Место
term-seat-is = Где сидит игрок; места идут по часовой стрелке.

## Strategy

guide-strategy = Как играть
guide-strategy-about = По нескольку строк о каждой игре, своими словами.
advice-tricks = Без взяток
advice-tricks-1 = Держите младшую карту в каждой масти: с ней всегда можно отдать ход.
advice-tricks-2 = Сильную длинную масть без мелочи разыгрывайте в начале, пока на неё кладут крупное; потом она соберёт всё.
advice-tricks-3 = Взять всё равно придётся? Берите старшей: она дважды не поможет.
advice-boys = Без мальчиков
advice-boys-1 = Туз в масти, где мальчик ещё не вышел, — ловушка для вас самих: избавляйтесь от него, пока на него кладут мелочь.
advice-boys-2 = Нет масти — первым делом сбрасывайте мальчика, потом туза, который может его поймать.
advice-boys-3 = Считайте вышедших: когда мальчики вышли, сдача кончена, и бояться нечего.
advice-girls = Без девочек
advice-girls-1 = Даму с двумя мелкими держать нестрашно: на первых ходах масти кладите мелкие.
advice-girls-2 = Голая дама опасна, пока не вышли король и туз: сбросьте её, как только не будет масти.
advice-girls-3 = С короля и туза масти, где дама ещё не вышла, не ходят.
advice-hearts = Без червей
advice-hearts-1 = Мелкие черви — ваши друзья: с них отдают ход, когда остались одни черви.
advice-hearts-2 = Избавьтесь от короткой масти: каждый чужой ход в неё — случай скинуть черву.
advice-hearts-3 = Одну взятку с двумя червами взять дешевле, чем потерять управление и взять три.
advice-king = Без кинга
advice-king-1 = Кинг у вас — освобождайтесь от самой короткой масти: нет масти, и он ушёл.
advice-king-2 = Кинг не у вас — держите мелкие карты в мастях, по которым его могут скинуть.
advice-king-3 = Туз червей берёт кинга сам: избавьтесь от него раньше.
advice-last = Без последних
advice-last-1 = К концу нужны две самые младшие карты, лучше в разных мастях, где у других ещё есть чем взять.
advice-last-2 = Берите взятки в начале: старшие карты надо истратить, пока за них не пишут.
advice-last-3 = Помните, какие масти кончились: двойка единственной оставшейся масти в конце берёт всё.
advice-all = Ералаш
advice-all-1 = Дороже всех король червей: за него пишут и как за кинга, и как за черву, а то и как за мальчика.
advice-all-2 = Взятка без фигур и червей стоит мало: берите такую, чтобы потом отдать ход.
advice-all-3 = Последние взятки платят дважды: не доводите до них со старшими.
advice-reward = На плюс
advice-reward-1 = Всё наоборот: ходите со старших и берите, пока другие не избавились от масти.
advice-reward-2 = Длинная масть с тузом — ваши взятки в конце; выбейте из рук чужие старшие карты.
advice-reward-3 = Запрет на черви и обязанность отдать кинга действуют и здесь: не рассчитывайте поймать его своим ходом с червей.
advice-trump = Козырная
advice-trump-1 = Козырь назначают по длине: четыре мелких козыря лучше двух старших.
advice-trump-2 = Хозяину козыря выгодно сразу выбить чужие козыри, остальным — беречь их.
advice-trump-3 = Пустая масть с козырями на руках стоит взятки.
advice-take-tricks = Набираем взятки
advice-take-tricks-1 = Козыря нет: взятку берёт тот, кто владеет ходом. Старайтесь ход не отдавать.
advice-take-tricks-2 = Длинную масть играйте до конца: когда у других её нет, берёт и семёрка.
advice-take-tricks-3 = Держите по одной старшей в чужих длинных мастях, чтобы их остановить.
advice-misere = Мизер
advice-misere-1 = Старшинство перевёрнуто: семёрка или двойка — ваш туз.
advice-misere-2 = Назначают его с мелкими картами в длинных мастях.
advice-misere-3 = Тузы теперь годятся только на сброс.
advice-bargain = Торг
advice-bargain-1 = Цена игры — сколько взяток козырь прибавит против чужого; больше этого не давайте.
advice-bargain-2 = Три карты говорят мало: дороже всего две одной масти с тузом.
advice-bargain-3 = Роспись хороша, когда карта слабая, а двух взяток вам не взять.
advice-domino = Домино
advice-domino-1 = Сначала кладите то, что откроет дорогу вашим крайним картам: тузам и мелким.
advice-domino-2 = Карту, после которой пойдут чужие, придержите: пока можно положить другую, никто не торопит.
advice-domino-3 = Смотрите, кто пропускает ход: чего он ждёт, того и не кладите.

## Neighbours

guide-neighbours = Соседи кинга
guide-neighbours-about = Чем кинг похож на игры, которые вы уже знаете, и чем нет.
neighbour-preferans = Преферанс
neighbour-preferans-1 = Похоже: взятки, 32 карты, обязательно в масть, запись и расчёт. Кинга и звали дамским преферансом.
neighbour-preferans-2 = Иначе: торга в первой половине нет, каждый за себя, а не трое против одного; играют чаще вчетвером, и прикупа у четверых нет.
neighbour-preferans-3 = Иначе: нет масти — можно класть что угодно, козыря нет до самого отыгрыша.
neighbour-hearts = Черви (Hearts)
neighbour-hearts-1 = Похоже: черви и дама — штраф, и все стараются отдать взятку.
neighbour-hearts-2 = Иначе: в каждой сдаче свой штраф, и страшна не дама пик, а король червей.
neighbour-hearts-3 = Иначе: взять всё нарочно нельзя, за это не платят; зато есть вторая половина на плюс.
neighbour-barbu = Барбю и Лярус
neighbour-barbu-1 = Похоже: бородатый король червей, те же штрафы, домино в конце; это старшая французская родня.
neighbour-barbu-2 = Иначе: там сдающий выбирает игру и все могут удваивать друг против друга; здесь удвоений нет.
neighbour-barbu-3 = Похоже на заказной кинг: у каждого свой список, и что уже сыграно, того не закажешь.
neighbour-durak = Дурак
neighbour-durak-1 = Похоже: старшинство то же, туз, король, дама, валет, десятка, и дальше вниз.
neighbour-durak-2 = Иначе: карты не отбивают, в масть надо класть обязательно, и каждая карта ложится один раз.
neighbour-durak-3 = Иначе: проигравший не один; считают очки, и важна каждая сдача.
neighbour-whist = Вист и бридж
neighbour-whist-1 = Похоже: одна карта от каждого, ход у взявшего, старшая в масть берёт.
neighbour-whist-2 = Иначе: партнёров нет, и большую часть партии взятки вредны.
neighbour-whist-3 = Иначе: козырь бывает только в отыгрыше, и назначает его один игрок.

## What to agree on

agree-boys = Кто мальчики?
agree-last = Сколько последних взяток считаем?
agree-eralash = Играем ли ералаш?
agree-heart-lead-ban = В каких сдачах не ходим с червей?
agree-king-discard = Когда обязательно отдать короля червей?
agree-stop-when-settled = Бросаем карты, когда всё решено?
agree-talon = Чьи карты прикупа?
agree-choice = Сдачи идут по порядку или их заказывают?
agree-blind = Заказываем в тёмную?
agree-deals-each = Сколько своих сдач играет каждый?
agree-recovery = Чем играем вторую половину?
agree-must-trump = Нет масти — обязательно бить козырем?
agree-trump-lead = Кому можно ходить с козыря?
agree-settle = Можно ли расписать хвалёнку без игры?
agree-sale = Можно ли продать хвалёнку?
agree-sale-binding = Открыл продажу — обязан продать?
agree-first-dealer = Кто сдаёт первым?
agree-settlement = Как рассчитываемся в конце?
agree-deserter = Ушёл посреди партии — пишем сдачу ему?

## Disputes on a small table

guide-disputes = О чём спорят
guide-disputes-about = Посмотрите на маленьком столе, как рассудит движок.
scene-dispute-void = Масти нет: можно ли положить туза?
scene-dispute-void-question = Пошли с валета треф, а треф у вас нет. Какие карты можно положить?
scene-dispute-void-answer = Любую. Но чужая масть не берёт, как бы ни была высока: взятка досталась валету треф.
scene-dispute-only-hearts = Остались одни черви: можно ли ходить с них?
scene-dispute-only-hearts-question = В этой сдаче с червей не ходят. Пока есть пики, движок не пустит и валета червей.
scene-dispute-only-hearts-answer = Пики кончились, остались одни черви. Теперь с них ходить можно: не сидеть же без хода.
scene-dispute-lone-king = Пошли с червей, а у вас один король
scene-dispute-lone-king-question = Ход с дамы червей. Король — ваша единственная черва. Можно ли его придержать и сбросить туза бубён?
scene-dispute-lone-king-answer = Нельзя: в масть класть обязательно. Король здесь старше дамы, и шестнадцать очков ваши.
scene-dispute-king-void = Масти нет, а король червей на руках
scene-dispute-king-void-question = Пошли с пик, пик у вас нет. Можно ли сбросить туза бубён, а короля оставить на потом?
scene-dispute-king-void-answer = По клубным правилам нельзя: нет масти — отдай короля. Где его отдают по желанию, там можно.
scene-dispute-king-kept = Пошли с червей, а черв у вас две
scene-dispute-king-kept-question = Ход с валета червей, у вас король и туз. Обязаны ли вы положить короля?
scene-dispute-king-kept-answer = По клубным правилам нет: масть есть, кладите какую хотите черву. Вы взяли тузом и остались с королём.
scene-dispute-king-kept-end = Только радоваться рано: теперь ходить вам, и король ваш же и берёт.
scene-dispute-eralash-last = Считаются ли последние взятки ералаша дважды?
scene-dispute-eralash-last-question = Ералаш, осталось две взятки. Сколько за них напишут?
scene-dispute-eralash-last-first = За эту: взятка 2, последняя 8, две червы 4, кинг 16, он же мальчик 4 и девочка 4. Всего 38.
scene-dispute-eralash-last-answer = И за последнюю: взятка 2, последняя 8, две червы 4. Всего 14: да, последние взятки тоже взятки.
scene-dispute-early-end = Когда бросают карты?
scene-dispute-early-end-question = Сдача без девочек. Две дамы вышли, две ещё на руках: играем дальше.
scene-dispute-early-end-answer = Вышла последняя дама, и сдача кончена: писать больше не за что, хотя на руках ещё двенадцать карт.

## First lessons

guide-lessons = Первые уроки
guide-lessons-about = По одной сдаче на каждую игру: минута, и понятно, в чём соль.
scene-lesson-girls = Без девочек: как отдать даму пик
scene-lesson-girls-start = За каждую даму пишут 4 очка в минус. Дама пик у вас, и пики ещё ходят. Проведите сдачу без единой девочки.
scene-lesson-girls-done = Вот так: взяли пустую взятку тузом, отдали ход трефой, а даму пик положили на чужую бубну.
scene-lesson-girls-missed = Дама осталась у вас или пришла к вам. Попробуйте взять эту взятку тузом червей: дам в ней нет. Потом отдайте ход десяткой треф.
scene-lesson-tricks = Без взяток: как отдать ход
scene-lesson-tricks-start = За каждую взятку пишут 2 очка в минус. Одна взятка у вас уже есть, ход ваш. Не берите больше ни одной, кроме той, от которой не уйти.
scene-lesson-tricks-done = Одной взятки было не миновать, зато потом ход отдан, и старшие пики ушли на чужие взятки.
scene-lesson-tricks-missed = Многовато. Пиками вы заберёте всё: пик у других почти не осталось. Начните с десятки червей, потом дама бубён.
scene-lesson-boys = Без мальчиков: туза берегут не всегда
scene-lesson-boys-start = Мальчики здесь короли, по 4 очка в минус. Пошли с пик; король пик у вас. Проведите сдачу без единого мальчика.
scene-lesson-boys-done = Туз ушёл на пустую взятку, девятка отдала ход, а королю нашлась чужая взятка.
scene-lesson-boys-missed = Мальчик достался вам. Туз пик сейчас берёт пустую взятку: избавьтесь от него, а потом отдайте ход девяткой.
scene-lesson-hearts = Без червей: что сбрасывать
scene-lesson-hearts-start = За каждую черву 2 очка в минус. Пошли с червей, а у вас их нет: кладите что угодно. Не возьмите больше ни одной червы.
scene-lesson-hearts-done = Верно: первым уходит то, с чем скоро пришлось бы взять.
scene-lesson-hearts-missed = Ещё раз. Бубнами сейчас пойдут: король и десятка бубён опаснее треф. Избавьтесь от них в первую очередь.
scene-lesson-king = Без кинга: освободить масть
scene-lesson-king-start = За короля червей 16 очков в минус, и он у вас. Когда не станет масти хода, его придётся положить — на чужую взятку. Избавьтесь от него.
scene-lesson-king-done = Бубны кончились, и король ушёл на чужую даму.
scene-lesson-king-missed = Кинг остался у вас. Возьмите эту взятку тузом бубён и сразу отдайте ход десяткой бубён: больше бубён не будет, и король уйдёт.
scene-lesson-last = Без последних: оставить мелочь
scene-lesson-last-start = Пишут только за две последние взятки, по 8 очков в минус. До них ещё две. Что взять сейчас, чтобы не брать потом?
scene-lesson-last-done = Старшие истрачены, пока за них не писали, и к концу остались две десятки.
scene-lesson-last-missed = Последняя ваша. Берите сейчас: дама бубён и король треф — в конце они взяли бы сами. Десятки оставьте.
scene-lesson-all = Ералаш: куда не надо лезть
scene-lesson-all-start = Ералаш: считается всё сразу, последние взятки тоже. Вы пока чисты. Дойдите так до конца.
scene-lesson-all-done = Ни одной взятки: в ералаше это дороже любой награды.
scene-lesson-all-missed = Взяли лишнее. Валета бубён можно пропустить семёркой, а даму оставьте на последнюю, когда масть уже чужая.
scene-lesson-trump = Козырная: ход отдают, чтобы вернуть
scene-lesson-trump-start = Черви — козыри, их назначили вы. За каждую взятку 6 очков в плюс; две у вас есть. Возьмите ещё две.
scene-lesson-trump-done = Мелкая бубна отдала ход, козырь забрал пику, а дама бубён доиграла.
scene-lesson-trump-missed = Меньше, чем можно. Не спешите с козырем: сначала отдайте семёрку бубён, чужие старшие бубны выйдут, и ваша дама станет главной.

## What can be concluded

# $name is the player, $names several of them; $card and $cards are written as they stand on the cards: Д♦.
inference-suit = { $suit ->
    [S] пик
    [C] треф
    [D] бубён
   *[H] червей
}
inference-trumps = { $suit ->
    [S] пики
    [C] трефы
    [D] бубны
   *[H] червы
}
inference-void = { $name }: { inference-suit } нет, во взятке { $trick } вместо них { $card }
inference-only-hearts = { $name }: остались одни червы, взятка { $trick } начата с { $card }, а при другой масти с них не ходят
inference-only-trumps = { $name }: остались одни { inference-trumps }, взятка { $trick } начата с козыря { $card }, а это можно только назначившему
inference-no-trumps = { $name }: козырей нет ({ inference-suit }), во взятке { $trick } не козырь, а { $card }
inference-no-king = { $name }: короля червей нет, во взятке { $trick } его надо было снести, а снесено { $card }
inference-king-not-shown = { $name }: короля червей нет, под чужой ход с червей во взятке { $trick } лёг не он, а { $card }
inference-domino-passed = { $name }: ход пропущен, значит, нет ни одной из подходивших карт: { $cards }
inference-gift-given = { $name }: от вас получено { $card }
inference-gift-got = { $name }: вам отдано { $card }
inference-took-talon = { $name }: взят прикуп { $cards }; что-то из него могло быть отдано
inference-last-card = { $name }: последней сдана { $card }, её все видели
inference-named-held = { $name }: названа масть, которая была на руках, так что среди { $among } карт были { inference-trumps }
inference-suit-gone = Больше { inference-suit } ни у кого нет: все уже видны
inference-suit-with = { $name }: здесь все оставшиеся { inference-trumps } ({ $count }), больше им быть не у кого
inference-suit-in-talon = В прикупе лежат все оставшиеся { inference-trumps } ({ $count }): быть им не у кого
inference-king-with = { $name }: король червей здесь, больше ему быть не у кого
inference-king-in-talon = Король червей лежит в прикупе: быть ему не у кого
inference-king-among = Король червей может быть только здесь: { $names }{ $talon ->
    [1] {" "}или прикуп
   *[0] {""}
}
inference-still-scoring = Сдача продолжается, значит, не всё из этого в прикупе: { $cards }

## Совет

advice-only = Кроме { $card }, ничего положить нельзя
advice-lead-alone = Этой масти больше ни у кого нет: { $card } возьмёт наверняка, а остальные снесут что хотят
advice-lead-low = { $count ->
    [one] Старше в масти ещё { $count } карта: { $card } вряд ли возьмёт
    [few] Старше в масти ещё { $count } карты: { $card } вряд ли возьмёт
   *[many] Старше в масти ещё { $count } карт: { $card } вряд ли возьмёт
}
advice-lead-high = Старше в масти ничего нет: { $card } возьмёт всё, что положат
advice-lead-sure = Побить { $card } в масти нечем: верная взятка
advice-lead-beaten = { $count ->
    [one] Старше в масти ещё { $count } карта: { $card } могут побить
    [few] Старше в масти ещё { $count } карты: { $card } могут побить
   *[many] Старше в масти ещё { $count } карт: { $card } могут побить
}
advice-may-take = { $card } пока старше всех, но ещё может быть бита
advice-takes = { $card } берёт взятку наверняка; сейчас в ней { $points }
advice-takes-free = { $card } берёт пустую взятку, и старшей карты больше нет на руках
advice-unload-king = Король червей уходит к другому: бояться его больше не надо
advice-unload = { $card } уходит к другому, и её { $points } тоже
advice-gives-away = { $card } отдаёт { $points } тому, кто возьмёт взятку
advice-ducks = { $card } младше, чем { $taker }: взятка уйдёт другому
advice-throws = { $card } идёт на снос: станет свободнее
advice-lays = { $card } открывает дорогу соседним картам
advice-name = { $tricks ->
    [one] С этим назначением рука возьмёт около { $tricks } взятки
   *[other] С этим назначением рука возьмёт около { $tricks } взяток
}
advice-order = Что рука может принести в этой игре, без того, что выгоднее приберечь на потом
advice-pass = Пусть выбирают другие
advice-settle = Верные две взятки каждому
advice-by-last = Пусть решит последняя карта: не лучше и не хуже случая
advice-call = Чего можно ждать от сдачи после этого
