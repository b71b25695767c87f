import { afterAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch(['src/format', 'schemas', 'admin/desk/facts/shapes'])
afterAll(() => scratch.close())

const roots = ['src/format/settings.ts', 'src/format/declaredSettings.ts']
const inCards = "{ title: { kor: '계좌', cn: '银行卡', en: 'Cards' }, page: 'money', seenOn: '/wallet' },\n      {"
const declared = `
        perDay: whole(
          'count',
          [1, 9],
          { kor: '하루 등록 개수', cn: '每日可绑定', en: 'Saved cards in a day' },
          {
            kor: '하루에 등록할 수 있는 계좌 수입니다.',
            cn: '每天可绑定的卡数。',
            en: 'Cards a member may save in a day.',
          },
        ),`
const askTheDesk = `
  const { picks, formSchemas } = await import('./admin/desk/facts/shapes/formSchemas.ts')
  const { helpOfSetting, pageOfSetting, screenOfSetting, titleOfSetting } = await import('./src/format/declaredSettings.ts')
  const { maximum } = formSchemas.money.properties.cards.properties.perDay
  console.log(JSON.stringify([titleOfSetting('/cards/perDay', 'en'), helpOfSetting('/cards/perDay', 'cn'), maximum, picks.money.cards, pageOfSetting('/cards/perDay'), screenOfSetting('/cards/perDay')]))
`

it('a setting is added in two files, and desk, check and preview know it', () => {
  scratch.write('src/format/settings.ts', (text) => after(text, inCards, declared))
  expect(scratch.run('src/format/cli.ts')).toContain('perDay')

  scratch.write('schemas/settings.json', (text) => after(text, '"cards": {', '\n    "perDay": 3,'))
  expect(scratch.run('src/format/cli.ts')).toContain('documents are sound')
  expect(scratch.typeErrors(roots)).toEqual([])
  expect(JSON.parse(scratch.run('--input-type=module', '--eval', askTheDesk))).toEqual([
    'Saved cards in a day',
    '每天可绑定的卡数。',
    9,
    { perDay: true, max: true },
    'money',
    '/wallet',
  ])
  expect(scratch.written()).toHaveLength(2)
  expectHowTo('src/format/README.md', 'A new setting', scratch.written())
})

it('a setting without a name or a unit does not compile', () => {
  scratch.write('src/format/settings.ts', (text) =>
    after(text, inCards, "\n        bare: Type.Boolean({ description: 'A setting without a name.' }),"),
  )
  expect(scratch.typeErrors(roots)).toEqual([expect.stringMatching(/^src\/format\/settings\.ts: .*setting/)])
})

it.each([
  [
    '{ least: 1, most: 9 }',
    /a whole number takes its unit, \[least, most\], its name and its help, not \("count", \{"least":1/,
  ],
  ["[1, 9], 'Saved cards'", /a setting takes its name and its help in every language, not \("Saved cards"/],
])('a setting declared with %s is refused in a sentence', (given, sentence) => {
  const wrong = declared.replace('[1, 9]', given)
  scratch.write('src/format/settings.ts', (text) =>
    after(text.replace(/\n {8}(perDay|bare): [\s\S]*?\n(?= {6,8}\w+: )/, '\n'), inCards, wrong),
  )
  expect(scratch.run('src/format/cli.ts')).toMatch(sentence)
})
