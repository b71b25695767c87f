import { describe, expect, it } from 'vitest'
import { find } from './find.ts'
import { readPinyin } from './readPinyin.ts'
import { spell } from './spell.ts'
import { entriesOf, type Game } from './testing/entriesOf.ts'

const games: readonly Game[] = [
  { names: ['달빛 식보', 'Moonlight Sic Bo'] },
  { names: ['스피드 바카라 7', 'Speed Baccarat 7'], group: 'lotus' },
  { names: ['별빛 바카라', 'Starlight Baccarat'], group: 'grandia' },
  { names: ['사막의 별', 'Star of the Desert'] },
  { names: ['복주머니', 'Lucky Pouch'] },
  { names: ['바카라 별', 'Baccarat Star'], isLast: true },
]

interface Asked {
  readonly group?: string
  readonly known?: readonly string[]
  readonly among?: ReturnType<typeof entriesOf>
}

function found(text: string, { group = '', known = [], among = entriesOf(games) }: Asked = {}): readonly string[] {
  const groups = new Map([
    ['grandia', spell('그란디아 라이브')],
    ['lotus', spell('로터스 카지노')],
  ])
  return find(among, { text, group, groups, isKnown: (key) => known.includes(key) }).map(({ key }) => key)
}

describe('a game is found', () => {
  it.each([
    ['its name', '별빛 바카라'],
    ['how it begins', '별'],
    ['without its space', '별빛바'],
    ['another of its words', '바카라'],
    ['its English name, whatever the capitals', 'STARLIGHT'],
    ['an English word of it', 'baccarat'],
    ['initial consonants', 'ㅂㅂ'],
    ['all of them', 'ㅂㅂㅂㅋㄹ'],
    ['those of another word', 'ㅂㅋㄹ'],
    ['syllables and initials together', '별ㅂㅂㅋ'],
    ['the initials of its words', 'sb'],
    ['a syllable that is half typed', '별ㅂ'],
    ['the initial of the next syllable shown as a final consonant', '볇'],
    ['a syllable without its final consonant', '벼'],
    ['a jamo too many', '별비치바카라'],
    ['a jamo missing', '벼빛'],
    ['a wrong jamo', '벌빛'],
    ['two of them swapped', '볍맃'],
    ['a wrong English letter', 'starlicht'],
    ['the name of its platform', '그란'],
  ])('by %s', (_, text) => {
    expect(found(text)).toContain('별빛 바카라')
  })

  it.each(['ㅂㅅㅂ', '별나라', '카라바', '불꽃', 'xyz', '!!'])('not by %s', (text) => {
    expect(found(text)).not.toContain('별빛 바카라')
  })
})

describe('the order', () => {
  it('is the whole name, how it begins, how a word of it begins', () => {
    const among = entriesOf([{ names: ['사막의 별'] }, { names: ['별빛'] }, { names: ['별'] }])
    expect(found('별', { among })).toEqual(['별', '별빛', '사막의 별'])
  })

  it('puts what has it for short before what has it within, and a slip at the end', () => {
    const among = entriesOf([{ names: ['Stir'] }, { names: ['Pasture'] }, { names: ['Super Turbo'] }])
    expect(found('stur', { among })).toEqual(['Super Turbo', 'Pasture', 'Stir'])
  })

  it('puts known games first among equals, short names before long ones, and closed games last', () => {
    const among = entriesOf([
      { names: ['별 일'], isLast: true },
      { names: ['별 이이'] },
      { names: ['별 삼'] },
      { names: ['별 사사'] },
    ])
    expect(found('별', { among, known: ['별 사사'] })).toEqual(['별 사사', '별 삼', '별 이이', '별 일'])
  })

  it('puts a name before an English name, and that before the platform', () => {
    const among = entriesOf([
      { names: ['오로라', 'Grand Aurora'] },
      { names: ['라이브 홀덤', 'Holdem'], group: 'grandia' },
      { names: ['Grand Prix'] },
    ])
    expect(found('grand', { among })).toEqual(['Grand Prix', '오로라'])
    expect(found('그란', { among })).toEqual(['라이브 홀덤'])
  })

  it('is that of the lists where all else is equal', () => {
    const among = entriesOf(['다', '가', '나'].map((letter) => ({ names: [`${letter} 별`] })))
    expect(found('별', { among })).toEqual(['다 별', '가 별', '나 별'])
  })
})

it('with a group finds what is in it, all of it while nothing is typed', () => {
  expect(found('바카라', { group: 'lotus' })).toEqual(['스피드 바카라 7'])
  expect(found('', { group: 'lotus' })).toEqual(['스피드 바카라 7'])
})

it('looks for slips only where little else is found', () => {
  const among = entriesOf([
    ...Array.from({ length: 30 }, (_, index) => ({ names: [`Star ${index}`] })),
    { names: ['Stir'] },
  ])
  expect(found('star', { among })).toHaveLength(30)
  expect(found('star', { among: among.slice(1) })).toContain('Stir')
})

describe('a Chinese game is found', () => {
  const among = entriesOf(
    [{ names: ['星光百家乐', 'Starlight Baccarat'] }, { names: ['重庆时时彩'] }, { names: ['女王'] }],
    readPinyin,
  )
  it.each([
    ['its characters', '星光', '星光百家乐'],
    ['characters in its middle', '百家', '星光百家乐'],
    ['pinyin initials', 'xgbjl', '星光百家乐'],
    ['those of another word', 'bjl', '星光百家乐'],
    ['whole syllables', 'xingguang', '星光百家乐'],
    ['what an input method shows while they are typed', "xing'g", '星光百家乐'],
    ['characters with what is typed after them', '星光b', '星光百家乐'],
    ['syllables and initials together', 'xinggbj', '星光百家乐'],
    ['a slip in the pinyin', 'xinguang', '星光百家乐'],
    ['the reading that another character would ask for', 'zqssc', '重庆时时彩'],
    ['the more common reading', 'cqssc', '重庆时时彩'],
    ['v in place of ü', 'nvwang', '女王'],
  ])('by %s', (_, text, name) => {
    expect(found(text, { among })[0]).toBe(name)
  })
})

describe('among 3,000 games', () => {
  const firsts =
    '별빛 달빛 한강 골든 스피드 로얄 제주 오로라 황금 호랑이 구미호 바이킹 과일 사막 고대 불꽃 은하 용왕 마법사 설산 심해 상어 진주 크라켄 산호 고래 얼음 클래식 다이아 루비 피닉스 판다 펭귄 정글 파라오 제우스 토르 닌자 벚꽃 태양'.split(
      ' ',
    )
  const seconds =
    '바카라 룰렛 드래곤 블랙잭 식보 라운지 포커 고스톱 홀덤 보석 사원 거북선 이야기 정원 항해 상점 축제 열차 궁전 탑 늑대 골드 왕 사냥 보물'.split(
      ' ',
    )
  const thirds = ['', '플러스', '디럭스']
  const names = Array.from({ length: 3000 }, (_, index) =>
    [firsts[index % 40], seconds[Math.floor(index / 40) % 25], thirds[Math.floor(index / 1000)]].join(' ').trim(),
  )
  const among = entriesOf(names.map((name) => ({ names: [name] })))
  const initial = (syllable: string) => spell(syllable).units[0]?.short[0] ?? ''

  it.each([
    ['the first two syllables', (words: readonly string[]) => (words[0] ?? '').slice(0, 2)],
    [
      'the first two initials',
      (words: readonly string[]) =>
        Array.from(words[0] ?? '')
          .slice(0, 2)
          .map(initial)
          .join(''),
    ],
    ['the first syllables of two words', ([one = '', two = '']: readonly string[]) => one.charAt(0) + two.charAt(0)],
    ['the initials of two words', ([one = '', two = '']: readonly string[]) => initial(one) + initial(two)],
  ])('each is found by %s', (_, lettersOf) => {
    const byLetters = Map.groupBy(names, (name) => lettersOf(name.split(' ')))
    for (const [letters, wanted] of byLetters) {
      const all = new Set(found(letters, { among }))
      expect(
        wanted.filter((name) => !all.has(name)),
        letters,
      ).toEqual([])
    }
  })

  it('two syllables of two words bring most of them into sight at once', () => {
    const rowsInSight = 7
    const firstLetters = (name: string) => {
      const [one = '', two = ''] = name.split(' ')
      return one.charAt(0) + two.charAt(0)
    }
    const inSight = [...Map.groupBy(names, firstLetters)].flatMap(([letters, wanted]) => {
      const first = found(letters, { among }).slice(0, rowsInSight)
      return wanted.filter((name) => first.includes(name))
    })
    expect(inSight.length / names.length).toBeGreaterThan(0.9)
  })
})
