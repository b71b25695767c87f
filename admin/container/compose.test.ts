import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../service/base/config/readConfig.ts'
import { findRisks } from '../service/base/config/findRisks.ts'

const here = (name: string) => new URL(name, import.meta.url)
const compose = readFileSync(here('compose.yaml'), 'utf8')
const example = readFileSync(here('.env.example'), 'utf8')

/** The lines under a service's name; those of both services stand under `x-service`. */
function linesOf(name: string): string {
  const indent = name.startsWith('x-') ? '' : '  '
  return new RegExp(`^${indent}${name}:.*\\n((?:${indent}  .*\\n|\\n)*)`, 'm').exec(compose)?.[1] ?? ''
}

/** What a service gets as its environment, with each name of .env left empty. */
function environmentOf(name: string): Record<string, string> {
  const [, indent = '', block = ''] = /^( +)environment:.*\n((?:\1 {2}.*\n)*)/m.exec(linesOf(name)) ?? []
  const pairs = block.matchAll(new RegExp(`^${indent}  ([A-Z_]+): (.+)$`, 'gm'))
  return Object.fromEntries(
    [...pairs].map(([, key = '', value = '']) => [key, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'playbill-container-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('compose.yaml', () => {
  it('gives the service an environment that it takes, without a risk', () => {
    const { DATABASE_URL_FILE = '', ...environment } = environmentOf('x-service')
    const [, format = ''] = /printf '(postgres:[^']+)'/.exec(linesOf('secrets')) ?? []
    expect(linesOf('secrets')).toContain(`> ${DATABASE_URL_FILE.slice('/run/playbill/'.length)}`)
    writeFileSync(join(folder, 'database-url'), format.replace('%s', 'a0b1'))
    const config = readConfig({ ...environment, DATABASE_URL_FILE: join(folder, 'database-url') })
    expect(config).toMatchObject({
      port: 4600,
      deskPort: 4601,
      deskHost: '0.0.0.0',
      deskOrigin: 'https://desk.localhost',
      dataDir: '/data',
      databaseUrl: 'postgres://playbill:a0b1@/playbill?host=/run/postgresql',
    })
    expect(findRisks(config, 10_001)).toEqual([])
  })

  it('has the service believe the address of Caddy alone', () => {
    const [, address = ''] = /ipv4_address: (\S+)/.exec(linesOf('caddy')) ?? []
    const trusted = environmentOf('x-service')['TRUST_PROXY']
    expect(trusted).toBe(address)
    expect(compose).toContain(`- subnet: ${address.replace(/\d+$/, '0/24')}`)
    expect(compose).toContain(`ip_range: ${address.replace(/\d+$/, '128/25')}`)
  })

  it('publishes only Caddy: http, HTTP/2 and HTTP/3', () => {
    expect(compose.replaceAll("'", '"').match(/ports:.*/g)).toEqual(['ports: ["80:80", "443:443", "443:443/udp"]'])
    expect(linesOf('caddy')).toContain('ports:')
  })

  it('runs the service on a read-only root, with a health check and time for a stop', () => {
    const service = linesOf('x-service')
    for (const line of ['read_only: true', 'tmpfs: [/tmp]', 'cap_drop: [ALL]', 'stop_grace_period: 10s'])
      expect(service).toContain(line)
    expect(service).toContain('test: [CMD, node, admin/container/askHealth.js]')
    for (const name of ['playbill', 'second']) expect(linesOf(name)).toContain('<<: *service')
    expect(linesOf('second')).toContain('- second-data:/data')
    expect(linesOf('second')).toContain('profiles: [two]')
  })

  it('pins every image, and starts what ends', () => {
    const images = [...compose.matchAll(/image: (\S+)/g)].map(([, image = '']) => image)
    expect(images.filter((image) => !/:\d+\.\d+/.test(image))).toEqual(['playbill'])
    expect(images).toHaveLength(4)
    for (const name of ['x-service', 'caddy', 'database']) expect(linesOf(name)).toContain('restart: unless-stopped')
  })

  it('puts a password in no text: it is made at the first start, in a file', () => {
    expect(compose).toContain('POSTGRES_PASSWORD_FILE: /run/playbill/database-password')
    expect(compose).not.toMatch(/PASSWORD: /)
  })

  it('asks for no name that .env.example does not have', () => {
    const asked = new Set([...compose.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name))
    expect([...asked].filter((name) => !new RegExp(`^#${name}=`, 'm').test(example))).toEqual([])
  })
})

/** Whether a program is on this machine; its test says so where it is not. */
const has = (program: string) => spawnSync(program, ['-h']).error === undefined
const run = (program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, HOME: folder, ...environment } })

describe.skipIf(!has('caddy'))('the Caddyfile (skipped without caddy)', () => {
  it.each(['one', 'two'])('is valid with %s service(s)', (services) => {
    const environment = { ...environmentOf('caddy'), SERVICES: services }
    expect(Object.keys(environment)).toEqual(['APP_NAME', 'DESK_NAME', 'SERVICES'])
    const { status, stderr } = run(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', here('Caddyfile').pathname],
      environment,
    )
    expect(status, stderr).toBe(0)
  })
})

describe.skipIf(!has('nginx') || !has('openssl'))('nginx.conf (skipped without nginx and openssl)', () => {
  beforeAll(() => {
    const pair = ['-keyout', join(folder, 'key'), '-out', join(folder, 'pem'), '-subj', '/CN=app.example.com']
    run('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...pair])
  })

  it('is valid', () => {
    const text = readFileSync(here('nginx.conf'), 'utf8')
      .replaceAll(/\/etc\/ssl\/\S+\.pem/g, join(folder, 'pem'))
      .replaceAll(/\/etc\/ssl\/\S+\.key/g, join(folder, 'key'))
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${text}\n}\n`)
    const { status, stderr } = run('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
    expect(status, stderr).toBe(0)
  })
})
