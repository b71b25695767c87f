import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLiterals } from '../testing/findLiterals.ts'
import { en } from './en.ts'

const desk = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: desk }).filter(
  (path) => !/\.test\.tsx?$|\.gen\.|(^|\/)testing\/|^words\/(en|kor|cn)\.ts$/.test(path),
)

describe('the words of the desk', () => {
  it('all come from the word tables', () => {
    expect(sources.length).toBeGreaterThan(150)
    expect(sources.flatMap((path) => findLiterals(path, readFileSync(join(desk, path), 'utf8')))).toEqual([])
  })

  it('are all asked for, by their key or by the beginning and end of one', () => {
    const code = sources.map((path) => readFileSync(join(desk, path), 'utf8')).join('\n')
    const whole = new Set([...code.matchAll(/['"]([a-z]\w*\.[\w-]+)['"]/gi)].map(([, key = '']) => key))
    const parts = [...code.matchAll(/`([a-z]\w*\.[\w-]*)\$\{[^`]*\}([\w-]*)`/gi)]
    const isAsked = (key: string) =>
      whole.has(key) || parts.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end))
    const keys = Object.entries(en).flatMap(([page, words]) =>
      Object.keys(words).map((key) => `${page}.${key.replace(/_(one|other)$/, '')}`),
    )
    expect(keys.filter((key) => !isAsked(key))).toEqual([])
  })

  it.each([
    ['a text', 'const A = () => <p>Saved</p>'],
    ['a text in another language', 'const A = () => <p>저장됨</p>'],
    ['an attribute', 'const A = () => <Button aria-label="Save" />'],
    ['an attribute of ours', 'const A = () => <Note title="Saved" />'],
    ['one of two', "const A = () => <p>{isOn ? 'on' : t('value.off')}</p>"],
    ['what is there at times', "const A = () => <p>{isOn && 'on'}</p>"],
    ['what stands in', "const A = () => <Note title={name ?? 'Nobody'} />"],
    ['a template', 'const A = () => <p>{`${count} edits`}</p>'],
    ['a column', "const columns = [{ key: 'who', label: 'Who' }]"],
    ['a sentence anywhere', "const sentence = () => 'Nothing was published.'"],
    ['a sentence with values', 'const sentence = (name: string) => `The text ${name} is missing.`'],
  ])('are found where they do not: %s', (_, source) => {
    expect(findLiterals('Planted.tsx', source)).toHaveLength(1)
  })

  it('are not taken for what is no word', () => {
    const source = `
      import { Button } from 'some-package'
      const A = () => (
        <Button icon="close" className="a b" placeholder="10:30" title={t('frame.menu')} size={isOn === 'on' ? 18 : 20}>
          {' '}
          {label} · {t('frame.signOut')}
        </Button>
      )
      const fail = () => { throw new Error('There is no provider around this component.') }
    `
    expect(findLiterals('Sound.tsx', source)).toEqual([])
  })
})
