import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockRows, blockTitle, icon, shownWhile } from '../shape/common.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'
import { BadgeSchema } from './list.ts'

export const cards = declareBlock({
  shape: exact(
    {
      type: Type.Literal('cards'),
      ...blockBase,
      title: blockTitle,
      ...blockRows,
      shape: defaulted(
        oneOf(['tile', 'wide', 'link'], 'Square tiles, wide banners with a title, or tappable cards with an icon.'),
        'tile',
      ),
      columns: defaulted(Type.Integer({ minimum: 1, maximum: 4, description: 'Cards beside one another.' }), 3),
      items: Type.Optional(
        Type.Array(
          exact(
            {
              title: text('The first line of the card.'),
              subtitle: Type.Optional(text('A second line.')),
              icon: Type.Optional(icon),
              when: shownWhile,
              do: ActionsSchema,
            },
            'A fixed card.',
          ),
          { description: 'Fixed cards, in order.' },
        ),
      ),
      card: Type.Optional(
        scoped(
          'row',
          exact(
            {
              title: text('The first line of the card.'),
              subtitle: Type.Optional(text('A second line.')),
              image: Type.Optional(value('picture', 'The picture address.')),
              badge: Type.Optional(BadgeSchema),
              do: Type.Optional(ActionsSchema),
            },
            'One card for each row.',
          ),
        ),
      ),
      empty: Type.Optional(text('Shown when there is nothing.')),
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
