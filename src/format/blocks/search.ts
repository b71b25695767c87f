import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, choiceSource } from '../shape/common.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'
import { BadgeSchema } from './list.ts'

const RowSchema = exact(
  {
    title: text('The first line, by which the row is found.'),
    also: defaulted(
      Type.Array(value('plain', 'Another name.'), {
        description: 'Other names by which it is found, such as the English one; the foremost first.',
      }),
      [],
    ),
    note: Type.Optional(text('The second line; without it the name of the group.')),
    image: Type.Optional(value('picture', 'The picture address.')),
    group: Type.Optional(value('plain', 'Its group, such as the code of a game platform.')),
    groupName: Type.Optional(
      value('plain', 'What its group is called, where the row says so; while it is empty the options name it.'),
    ),
    badge: Type.Optional(BadgeSchema),
    last: Type.Optional(
      expression('bool', 'While this holds it comes after all that is found as well, as a closed game does.'),
    ),
    do: Type.Optional(ActionsSchema),
  },
  'One row that can be found.',
)

const list = {
  source: source('The source whose rows can be found. It is read when its turn comes, unless its answer is known.'),
  label: text('What the list is called while it is read and where it could not be.'),
}

const ListSchema = exact(
  {
    ...list,
    alike: defaulted(
      Type.Array(exact(list, 'Another list.'), {
        description: 'Lists of the same rows, as the same call gives them for another code or category.',
      }),
      [],
    ),
    where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds can be found.'))),
    key: scoped(
      'row',
      expression('plain', 'What makes a row itself, in all lists: of two with one key the first can be found.'),
    ),
    row: scoped('row', RowSchema),
  },
  'One list that is searched.',
)

const shelf = (words: string) =>
  Type.Optional(exact({ title: text('The heading above them.') }, `${words}, while nothing is typed.`))

export const search = declareBlock({
  shape: exact(
    {
      type: Type.Literal('search'),
      ...blockBase,
      label: text('The name of the field.'),
      hint: Type.Optional(text('What may be typed, shown in the empty field.')),
      bind: Type.Optional(Type.String({ description: 'The query parameter that holds what is typed.' })),
      start: Type.Optional(text('Shown while nothing is typed and nothing was found before.')),
      empty: text('Shown when nothing is found.'),
      tips: Type.Optional(text('What else to try, beneath it.')),
      lists: Type.Array(ListSchema, {
        minItems: 1,
        description: 'The lists that are searched. Those not read yet are read one after the other.',
      }),
      groups: Type.Optional(
        exact(
          {
            label: text('The name of the choice.'),
            bind: Type.Optional(Type.String({ description: 'The query parameter that holds the chosen group.' })),
            all: text('The option for all groups.'),
            choices: Type.Optional(choiceSource),
          },
          'A choice among the groups of the rows; `choices` has the names of those whose rows do not name them.',
        ),
      ),
      recent: shelf(
        'What was opened lately by the game host, under the key `platform/code`, or as a lottery, under `lottery/name`',
      ),
      favourites: shelf('Rows with a star, which each row then has'),
    },
    'A field that finds rows of several lists: by their names, by Korean initials and those of pinyin, with one slip.',
  ),
  examples: [
    {
      name: 'games by their names, of one platform at first',
      query: { q: { default: '' }, platform: { default: 'evo' } },
      sources: { games: { call: 'getGameList', onDemand: true } },
      part: {
        type: 'search',
        id: 'finder',
        label: 'search.label',
        hint: 'search.hint',
        bind: 'q',
        start: 'search.start',
        empty: 'search.none',
        tips: 'search.tips',
        lists: [
          {
            source: 'games',
            label: 'search.allGames',
            key: "=row.platform_name + '/' + row.game_code",
            row: {
              title: "=session.locale == 'en' ? row.name_en : row.name",
              also: ['=row.name', '=row.name_en'],
              image: '=row.mobile_img',
              group: '=row.platform_name',
              badge: { value: "=row.app_state == 1 ? '' : 'closed'", choices: 'gameState' },
              last: '=row.app_state != 1',
              do: [{ go: '/gamePage', query: { name: '=row.platform_name', code: '=row.game_code' } }],
            },
          },
        ],
        groups: { label: 'record.platform', bind: 'platform', all: 'filter.allPlatforms' },
        recent: { title: 'search.recent' },
        favourites: { title: 'search.favourites' },
      },
      shows: '스피드 바카라',
      showsEmpty: 'search.start',
    },
  ],
})

export type SearchBlock = Static<typeof search.shape>
export type SearchList = Static<typeof ListSchema>
