import { Type, type Static } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { exact } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'
import { SearchListSchema } from './search.ts'

export const shelf = declareBlock({
  title: { kor: '최근과 즐겨찾기', cn: '最近与收藏', en: 'Recent and favourites' },
  help: {
    kor: '최근에 연 것과 별표한 것을 한 줄로 보여줍니다.',
    cn: '一行显示最近打开的和加星的内容。',
    en: 'What was opened lately and what has a star, in one line.',
  },
  icon: 'star',
  shape: exact(
    {
      type: Type.Literal('shelf'),
      ...blockBase,
      label: text({
        kor: '스크린 리더가 읽는 이름입니다.',
        cn: '供屏幕阅读器读出的名称。',
        en: 'Its name for screen readers.',
      }),
      lists: Type.Array(SearchListSchema, {
        minItems: 1,
        ...described({
          kor: '행을 찾을 목록입니다. 아직 읽지 않은 목록은 앞의 목록에 없을 때만 읽습니다.',
          cn: '查找各行的列表。尚未读取的仅在前面的列表中没有时读取。',
          en: 'The lists that have the rows. One not read yet is read only for what none before it has.',
        }),
      }),
    },
    'Small pictures of what a search counts as opened lately or favourite, in one line; nothing without any.',
  ),
  examples: [
    {
      name: 'games to come back to',
      sources: { games: { call: 'getGameList' } },
      part: {
        type: 'shelf',
        id: 'again',
        label: 'search.recent',
        lists: [
          {
            source: 'games',
            label: 'search.allGames',
            key: "=row.platform_name + '/' + row.game_code",
            row: {
              title: "=session.locale == 'en' ? row.name_en : row.name",
              image: '=row.mobile_img',
              do: [{ go: '/gamePage', query: { name: '=row.platform_name', code: '=row.game_code' } }],
            },
          },
        ],
      },
      opened: ['evo/roulette', 'evo/baccarat'],
      shows: '스피드 바카라',
    },
  ],
})

export type ShelfBlock = Static<typeof shelf.shape>
