import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import {
  blockBase,
  blockRows,
  blockTitle,
  pictureAddress,
  secondLine,
  shownWhenEmpty,
  shownWhile,
} from '../shape/common.ts'
import { icon } from '../shape/marks.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'
import { BadgeSchema } from './list.ts'

const cardTitle = text({ kor: '카드의 첫 줄입니다.', cn: '卡片的第一行。', en: 'The first line of the card.' })

export const cards = declareBlock({
  title: { kor: '카드', cn: '卡片', en: 'Cards' },
  help: {
    kor: '게임처럼 카드를 나란히 보여줍니다.',
    cn: '并排的卡片，例如游戏。',
    en: 'Cards side by side, such as games.',
  },
  icon: 'cards',
  shape: exact(
    {
      type: Type.Literal('cards'),
      ...blockBase,
      title: blockTitle,
      ...blockRows,
      shape: defaulted(
        oneOf(['tile', 'wide', 'link'], {
          kor: '네모 타일, 제목이 있는 넓은 배너, 아이콘이 있는 누르는 카드 중에서 고릅니다.',
          cn: '方形、带标题的宽横幅，或带图标可点按的卡片。',
          en: 'Square tiles, wide banners with a title, or tappable cards with an icon.',
        }),
        'tile',
      ),
      columns: defaulted(
        Type.Integer({
          minimum: 1,
          maximum: 4,
          ...described({
            kor: '나란히 놓는 카드의 개수입니다.',
            cn: '并排的卡片个数。',
            en: 'Cards beside one another.',
          }),
        }),
        3,
      ),
      line: Type.Optional(
        Type.Boolean(
          described({
            kor: '카드를 한 줄로 놓고 옆으로 밀어 봅니다.',
            cn: '卡片排成一行，横向滑动查看。',
            en: 'The cards are in one line that is swiped.',
          }),
        ),
      ),
      items: Type.Optional(
        Type.Array(
          exact(
            {
              title: cardTitle,
              subtitle: Type.Optional(secondLine),
              icon: Type.Optional(icon),
              when: shownWhile,
              do: ActionsSchema,
            },
            'A fixed card.',
          ),
          described({
            kor: '차례대로 보이는 고정된 카드입니다.',
            cn: '按顺序排列的固定卡片。',
            en: 'Fixed cards, in order.',
          }),
        ),
      ),
      card: Type.Optional(
        scoped(
          'row',
          exact(
            {
              title: cardTitle,
              subtitle: Type.Optional(secondLine),
              image: Type.Optional(pictureAddress),
              badge: Type.Optional(BadgeSchema),
              do: Type.Optional(ActionsSchema),
            },
            { kor: '행마다 카드 하나입니다.', cn: '每行一张卡片。', en: 'One card for each row.' },
          ),
        ),
      ),
      empty: Type.Optional(shownWhenEmpty),
    },
    'Cards in a grid: fixed `items`, or one `card` for each row.',
  ),
  exactlyOne: [{ of: ['items', 'card'] }, { where: 'card', of: ['source', 'rows'] }],
  examples: [
    {
      name: 'tiles of games',
      sources: { games: { call: 'getGameList' } },
      part: {
        type: 'cards',
        id: 'games',
        title: 'home.allGames',
        source: 'games',
        key: '=row.game_code',
        where: '=row.app_state == 1',
        card: {
          title: "=session.locale == 'en' ? row.name_en : row.name",
          subtitle: '=row.name_en',
          image: '=row.mobile_img',
          badge: { value: '=row.app_state', choices: 'orderState' },
          do: [{ go: '/gamePage', query: { name: '=row.name', code: '=row.game_code' } }],
        },
        empty: 'home.noGames',
      },
      shows: '스피드 바카라',
      showsEmpty: 'home.noGames',
    },
    {
      name: 'a line of cards',
      sources: { games: { call: 'getGameList' } },
      part: {
        type: 'cards',
        id: 'line',
        title: 'home.allGames',
        source: 'games',
        line: true,
        card: { title: '=row.name', image: '=row.mobile_img' },
      },
      shows: '룰렛',
    },
    {
      name: 'wide cards',
      sources: { games: { call: 'getGameList' } },
      part: {
        type: 'cards',
        id: 'wide',
        source: 'games',
        shape: 'wide',
        columns: 1,
        card: { title: '=row.name', image: '=row.mobile_img' },
      },
      shows: '룰렛',
    },
    {
      name: 'link cards',
      sources: { service: { call: 'getServicerUrl' } },
      part: {
        type: 'cards',
        id: 'links',
        shape: 'link',
        items: [
          { title: 'kefu.chat', icon: 'chat', do: [{ open: { url: '=data.service.url' } }] },
          {
            title: 'kefu.telegram',
            subtitle: 'kefu.telegramHint',
            icon: 'telegram',
            when: "=data.service.telegram_url != ''",
            do: [{ open: { url: '=data.service.telegram_url' } }],
          },
          {
            title: 'kefu.line',
            icon: 'line',
            when: "=data.service.line_url != ''",
            do: [{ open: { url: '=data.service.line_url' } }],
          },
        ],
      },
      shows: 'kefu.chat',
    },
  ],
})

export type CardsBlock = Static<typeof cards.shape>
