import { globSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { commands, packages, paths } from './contents.ts'
import { layImage } from './layImage.ts'

const folder = mkdtempSync(join(tmpdir(), 'playbill-image-'))
afterAll(() => rmSync(folder, { recursive: true }))

const native = `${process.platform}-${process.arch}.node`

it('lays out what runs, without tests, types and what is for other platforms', () => {
  const checkout = join(folder, 'checkout')
  const write = (path: string, text = '') => {
    mkdirSync(join(checkout, dirname(path)), { recursive: true })
    writeFileSync(join(checkout, path), text)
  }
  for (const path of paths) write(/\.\w+$/.test(path) ? path : `${path}/kept`)
  for (const path of Object.values(commands)) write(path)
  for (const path of [
    'admin/service/a.test.ts',
    'admin/service/testing/b.ts',
    'mocks/platform/testing/c.ts',
    'src/ui/d.ts',
  ])
    write(path)
  for (const name of packages) write(`node_modules/${name}/index.js`)
  const ofSqlite = ['build/Makefile', 'deps/sqlite.c', 'src/a.cpp', 'lib/a.js', 'lib/a.d.ts', 'lib/a.js.map']
  for (const path of [...ofSqlite, `prebuilds/${native}`, 'prebuilds/other-os.node'])
    write(`node_modules/better-sqlite3/${path}`)
  write('node_modules/fastify/node_modules/inner/index.js')
  write('node_modules/fastify/test/a.test.js')
  write('node_modules/vite/index.js')
  const listed = [...packages.map((name) => [`node_modules/${name}`, {}]), ['node_modules/ajv-draft-04', {}]]
  const ajv = { dependencies: { 'ajv-draft-04': '1' } }
  write('package-lock.json', JSON.stringify({ packages: { ...Object.fromEntries(listed), 'node_modules/ajv': ajv } }))

  const image = join(folder, 'image')
  layImage(checkout, image)

  const laid = globSync('**', { cwd: join(image, 'playbill') }).filter(
    (path) => !isFolder(join(image, 'playbill', path)),
  )
  expect(laid.filter((path) => /testing|\.test\.|src\/ui|vite|inner|ajv-draft/.test(path))).toEqual([])
  expect(laid.filter((path) => path.includes('better-sqlite3/')).toSorted()).toEqual(
    ['index.js', 'lib/a.js', `prebuilds/${native}`].map((path) => `node_modules/better-sqlite3/${path}`),
  )
  expect(laid).toEqual(
    expect.arrayContaining(['schemas/kept', 'dist/app/kept', 'package.json', 'node_modules/pg/index.js']),
  )
  for (const [name, path] of Object.entries(commands)) {
    expect(readlinkSync(join(image, 'usr/local/bin', name))).toBe(`/playbill/${path}`)
    expect(statSync(join(image, 'playbill', path)).mode & 0o111).toBe(0o111)
  }
})

const isFolder = (path: string) => statSync(path).isDirectory()
