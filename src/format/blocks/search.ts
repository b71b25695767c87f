import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, choiceSource, pictureAddress } from '../shape/common.ts'
import { described, type Description } from '../shape/deskWords.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'
import { BadgeSchema } from './list.ts'

const RowSchema = exact(
  {
    title: text({
      kor: '첫 줄입니다. 이 글로 행을 찾습니다.',
      cn: '第一行，凭此查找。',
      en: 'The first line, by which the row is found.',
    }),
    also: defaulted(
      Type.Array(
        value('plain', 'Another name.'),
        described({
          kor: '영어 이름처럼 함께 찾을 수 있는 다른 이름입니다. 중요한 것부터 적습니다.',
          cn: '也可用来查找的其他名称，例如英文名；重要的在前。',
          en: 'Other names by which it is found, such as the English one; the foremost first.',
        }),
      ),
      [],
    ),
    note: Type.Optional(
      text({
        kor: '둘째 줄입니다. 없으면 그룹 이름을 씁니다.',
        cn: '第二行；不填则为分组名称。',
        en: 'The second line; without it the name of the group.',
      }),
    ),
    image: Type.Optional(pictureAddress),
    group: Type.Optional(
      value('plain', {
        kor: '그룹입니다. 예: 게임 플랫폼의 코드.',
        cn: '所属分组，例如游戏平台的代码。',
        en: 'Its group, such as the code of a game platform.',
      }),
    ),
    groupName: Type.Optional(
      value('plain', {
        kor: '행에 있는 그룹 이름입니다. 비어 있으면 선택지의 이름을 씁니다.',
        cn: '行中写明的分组名称；为空时由选项提供。',
        en: 'What its group is called, where the row says so; while it is empty the options name it.',
      }),
    ),
    badge: Type.Optional(BadgeSchema),
    last: Type.Optional(
      expression('bool', {
        kor: '이 조건이 맞는 동안 찾은 결과의 맨 뒤에 둡니다. 예: 닫힌 게임.',
        cn: '条件符合期间排在所有结果之后，例如已关闭的游戏。',
        en: 'While this holds it comes after all that is found as well, as a closed game does.',
      }),
    ),
    do: Type.Optional(ActionsSchema),
  },
  { kor: '찾을 수 있는 한 행입니다.', cn: '可找到的一行。', en: 'One row that can be found.' },
)

const list = {
  source: source({
    kor: '찾을 행의 데이터입니다. 답을 이미 아는 경우가 아니면 차례가 왔을 때 읽습니다.',
    cn: '可查找其各行的数据来源。轮到时读取，已有结果则不再读取。',
    en: 'The source whose rows can be found. It is read when its turn comes, unless its answer is known.',
  }),
  label: text({
    kor: '읽는 중이거나 읽지 못했을 때 보이는 목록의 이름입니다.',
    cn: '读取中和无法读取时显示的列表名称。',
    en: 'What the list is called while it is read and where it could not be.',
  }),
}

export const SearchListSchema = exact(
  {
    ...list,
    alike: defaulted(
      Type.Array(
        exact(list, 'Another list.'),
        described({
          kor: '같은 종류의 행이 있는 목록입니다. 같은 호출에 코드나 분류만 달리해 받습니다.',
          cn: '行的种类相同的列表，由同一调用以另一代码或类别取得。',
          en: 'Lists of the same rows, as the same call gives them for another code or category.',
        }),
      ),
      [],
    ),
    where: Type.Optional(
      scoped(
        'row',
        expression('bool', {
          kor: '이 조건에 맞는 행만 찾을 수 있습니다.',
          cn: '仅可找到符合条件的行。',
          en: 'Only rows for which this holds can be found.',
        }),
      ),
    ),
    key: scoped(
      'row',
      expression('plain', {
        kor: '모든 목록에서 행을 구별하는 값입니다. 값이 같은 두 행 중 첫 행만 찾습니다.',
        cn: '在所有列表中区分各行的值：两行的值相同时只找到第一行。',
        en: 'What makes a row itself, in all lists: of two with one key the first can be found.',
      }),
    ),
    row: scoped('row', RowSchema),
  },
  'One list that is searched.',
)

const shelf = (words: Description) =>
  Type.Optional(
    exact({ title: text({ kor: '그 위의 제목입니다.', cn: '其上方的标题。', en: 'The heading above them.' }) }, words),
  )

export const search = declareBlock({
  title: { kor: '검색', cn: '搜索', en: 'Search' },
  help: {
    kor: '입력하는 동안 여러 목록에서 행을 찾습니다.',
    cn: '会员输入时在多个列表中查找。',
    en: 'Finds rows in several lists while the member types.',
  },
  icon: 'search',
  shape: exact(
    {
      type: Type.Literal('search'),
      ...blockBase,
      label: text({ kor: '검색 칸의 이름입니다.', cn: '搜索栏的名称。', en: 'The name of the field.' }),
      hint: Type.Optional(
        text({
          kor: '빈 칸에 보이는 글입니다. 무엇을 입력할 수 있는지 적습니다.',
          cn: '栏位为空时显示可输入什么。',
          en: 'What may be typed, shown in the empty field.',
        }),
      ),
      bind: Type.Optional(
        Type.String(
          described({
            kor: '입력한 내용을 담는 주소의 매개변수입니다.',
            cn: '记录所输入内容的地址参数。',
            en: 'The query parameter that holds what is typed.',
          }),
        ),
      ),
      start: Type.Optional(
        text({
          kor: '입력하지 않았고 최근 연 것과 즐겨찾기도 없을 때 표시합니다.',
          cn: '未输入且没有最近打开和收藏时显示。',
          en: 'Shown while nothing is typed and nothing was found before.',
        }),
      ),
      empty: text({ kor: '찾은 것이 없을 때 표시합니다.', cn: '没有找到时显示。', en: 'Shown when nothing is found.' }),
      tips: Type.Optional(
        text({
          kor: '그 아래에 보이는 글입니다. 달리 해 볼 방법을 적습니다.',
          cn: '显示在其下方：还可以怎么试。',
          en: 'What else to try, beneath it.',
        }),
      ),
      lists: Type.Array(SearchListSchema, {
        minItems: 1,
        ...described({
          kor: '찾을 목록입니다. 아직 읽지 않은 목록은 하나씩 차례로 읽습니다.',
          cn: '要查找的列表。尚未读取的会逐个读取。',
          en: 'The lists that are searched. Those not read yet are read one after the other.',
        }),
      }),
      groups: Type.Optional(
        exact(
          {
            label: text({ kor: '그룹 선택의 이름입니다.', cn: '分组选择的名称。', en: 'The name of the choice.' }),
            bind: Type.Optional(
              Type.String(
                described({
                  kor: '고른 그룹을 담는 주소의 매개변수입니다.',
                  cn: '记录所选分组的地址参数。',
                  en: 'The query parameter that holds the chosen group.',
                }),
              ),
            ),
            all: text({
              kor: '모든 그룹을 뜻하는 선택지입니다.',
              cn: '代表全部分组的选项。',
              en: 'The option for all groups.',
            }),
            choices: Type.Optional(choiceSource),
          },
          {
            kor: '행의 그룹 중에서 고릅니다. `choices`는 행에 이름이 없는 그룹의 이름을 줍니다.',
            cn: '在各行的分组中选择；`choices` 提供行中没有写出的分组名称。',
            en: 'A choice among the groups of the rows; `choices` has the names of those whose rows do not name them.',
          },
        ),
      ),
      recent: shelf({
        kor: '입력하지 않은 동안 최근에 연 게임(`platform/code` 키)이나 복권(`lottery/name` 키)을 보여줍니다.',
        cn: '未输入时显示最近打开的内容：游戏框架中的键为 `platform/code`，彩票的键为 `lottery/name`。',
        en: 'What was opened lately by the game host, under the key `platform/code`, or as a lottery, under `lottery/name`, while nothing is typed.',
      }),
      favourites: shelf({
        kor: '입력하지 않은 동안 별표한 행을 보여줍니다. 그러면 모든 행에 별이 붙습니다.',
        cn: '未输入时显示加星的行；设置后每行都有星标。',
        en: 'Rows with a star, which each row then has, while nothing is typed.',
      }),
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
export type SearchList = Static<typeof SearchListSchema>
