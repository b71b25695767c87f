import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'
import { commands } from './contents.ts'

const text = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8')
const instructions = text
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
const all = (name: string, lines = lastStage) => lines.filter((line) => line.startsWith(`${name} `))

it('copies into its last stage only Node and what the list lays out', () => {
  expect(all('COPY')).toEqual([
    'COPY --from=build /usr/local/bin/node /usr/local/bin/node',
    'COPY --from=build /image /',
  ])
  expect(instructions.filter((line) => line.includes('layImage.ts /image'))).toHaveLength(1)
})

it('installs and builds nothing in its last stage', () => {
  expect(all('RUN').join()).not.toMatch(/apt|npm|curl|make/)
})

it('names images by version, and the Node that npm scripts run with', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  expect(all('ARG', instructions)).toEqual([
    `ARG NODE_IMAGE=docker.io/library/node:${devDependencies['node']}-bookworm-slim`,
    expect.stringMatching(/^ARG BASE_IMAGE=docker\.io\/library\/debian:12\.\d+-slim$/),
  ])
})

it('runs as a user with a number, on one volume, and is stopped and asked without a shell', () => {
  expect(all('USER')).toEqual(['USER 10001:10001'])
  expect(all('VOLUME')).toEqual(['VOLUME /data'])
  expect(all('CMD')).toEqual(['CMD ["node", "admin/service/main.js"]'])
  expect(all('HEALTHCHECK').join()).toContain('CMD ["node", "admin/container/askHealth.js"]')
})

it('copies from the checkout what is there', () => {
  const named = all('COPY', instructions)
    .filter((line) => !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
  expect(named).toEqual(['package.json', 'package-lock.json', '.npmrc', '.'])
  expect(named.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
})

it.each(Object.entries(commands))('%s can be run by its name alone', (_name, path) => {
  expect(readFileSync(join(repositoryRoot, path), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})
