import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch([
  'src',
  'admin',
  'mocks',
  'schemas',
  'tests/bench',
  'tests/contract',
  'tests/run',
  'tests/setup.ts',
  '.storybook',
  'vitest.config.ts',
])
afterAll(() => scratch.close())

/** Every file that mentions a language: the others cannot have forgotten one. */
const speaks = /\bLocale\b|locales\.ts'|languages\b|CalendarLocale|'kor'/
const roots = ['src', 'admin', 'mocks', 'tests/bench', '.storybook']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && speaks.test(readFileSync(path, 'utf8')))
const forgotten = () => scratch.typeErrors([...roots, 'tests/setup.ts'], { types: ['vite/client', 'node'] })

const japanese = `
  ja: { tag: 'ja', name: '日本語', english: 'Japanese', zone: 'Asia/Tokyo', month: '2-digit' },`

/** The test of what members choose their language by. */
const offer = () =>
  scratch.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/contract/shipped/languages.test.ts')
const cell = `
        {
          "label": "locale.ja",
          "selected": "=session.locale == 'ja'",
          "when": "='ja' in settings.languages.offered || session.locale == 'ja'",
          "do": [{ "set": { "locale": "ja" } }]
        },`

// Everything that mentions a language is compiled.
it(
  'a language is added in thirteen files, and one that is forgotten fails to compile, to check or a test',
  { timeout: 240_000 },
  () => {
    scratch.write('src/format/locales.ts', (text) =>
      after(after(text, "['kor', 'cn', 'en'", ", 'ja'"), "english: 'English', month: 'short' },", japanese),
    )
    expect(scratch.typeErrors(['src/format/settings.ts'])).toContainEqual(expect.stringMatching(/'ja' is missing/))
    expect(scratch.typeErrors(['src/renderer/testing/examples/lengthen.ts'])).toHaveLength(1)
    expect(scratch.run('src/format/cli.ts')).toContain('copy/ja.json is missing')

    scratch.write('schemas/copy/ja.json', () => readFileSync('schemas/copy/en.json', 'utf8'))
    scratch.write('src/format/settings.ts', (text) =>
      text.replaceAll(/( en: ('[^']*'|"[^"]*"|`[^`]*`))/g, '$1, ja: $2'),
    )
    scratch.write('src/format/playSettings.ts', (text) =>
      after(
        text.replaceAll(/( en: ('[^']*'|`[^`]*`))/g, '$1, ja: $2'),
        "ja: 'English' }),",
        " ja: phone({ kor: '일본어', cn: '日语', en: 'Japanese', ja: '日本語' }),",
      ),
    )
    scratch.write('schemas/settings.json', (text) => after(text, '"en": "1336"', ', "ja": "1336"'))
    scratch.write('src/ui/isoDate.ts', (text) =>
      after(after(text, "| 'en'", " | 'ja'"), "en: 'short'", ", ja: '2-digit'"),
    )
    scratch.write('src/ui/Calendar.tsx', (text) =>
      after(after(text, 'en: enUS', ', ja'), "locale/ko'\n", "import { ja } from 'react-day-picker/locale/ja'\n"),
    )
    scratch.write('src/renderer/testing/examples/lengthen.ts', (text) =>
      after(text, "has room for it. ',", "\n  ja: '長い文章',"),
    )

    expect(forgotten()).toEqual([])
    expect(scratch.run('src/format/cli.ts')).toContain('documents are sound')
    scratch.run('src/build/generate/generate.js')
    expect(offer()).toContain('2 failed')

    scratch.write('schemas/choices.json', (text) =>
      after(text, '{ "value": "en", "label": "locale.en" }', ', { "value": "ja", "label": "locale.ja" }'),
    )
    scratch.write('schemas/screens/setLanguage.json', (text) =>
      after(text, '"id": "languages",\n      "type": "cells",\n      "items": [', cell),
    )
    for (const code of ['kor', 'cn', 'en', 'ja'])
      scratch.write(`schemas/copy/${code}.json`, (text) =>
        text.replace('\n  "locale.en":', '\n  "locale.ja": "日本語",\n  "locale.en":'),
      )
    scratch.write('schemas/settings.json', (text) => after(text, '"offered": ["kor", "en"', ', "ja"'))
    expect(scratch.run('src/format/cli.ts')).toContain('documents are sound')
    expect(offer()).toContain('2 passed')
    expect(scratch.written()).toHaveLength(13)
    expectHowTo('src/format/README.md', 'A new language', scratch.written())
  },
)
