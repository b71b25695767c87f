import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFolder } from './checkFolder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playbill-'))
  cpSync(resolve(import.meta.dirname, '../../../schemas'), folder, { recursive: true })
  mkdirSync(join(folder, 'parts'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(text: string, given: object): void {
  const part = {
    format: 1,
    id: 'remark',
    gives: 'block',
    takes: { id: 'name' },
    part: { id: '=part.id', type: 'text', text },
  }
  writeFileSync(join(folder, 'parts/remark.json'), JSON.stringify(part))
  const use = JSON.stringify({ use: 'remark', with: given })
  const path = join(folder, 'screens/kefu.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"body": [', `"body": [${use},`))
}
const check = (file: string) => checkFolder(folder, [join(folder, file)])

it('covers with a screen the parts that it uses', () => {
  write('common.okk', { id: 'one' })
  expect(check('screens/kefu.json').text).toMatch(/^schemas\/parts\/remark\.json:1:\d+ unknown-copy/)
  expect(check('screens/kefu.json').isSound).toBe(false)
  expect(check('parts/remark.json').isSound).toBe(false)
  expect(check('screens/vip.json').isSound).toBe(true)
})

it('covers with a part its uses', () => {
  write('common.ok', { ids: 'one' })
  expect(check('parts/remark.json').text).toMatch(/^schemas\/screens\/kefu\.json:\d+:\d+ part "remark" takes no "ids"/)
  expect(check('screens/kefu.json').isSound).toBe(false)
  expect(check('screens/vip.json').isSound).toBe(true)
})
