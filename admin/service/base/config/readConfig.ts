import { resolve } from 'node:path'
import { defaultRails, type Rail, type Rails } from './Rails.ts'
import type { CompanyLogin } from './CompanyLogin.ts'
import type { Config, LogLevel } from './Config.ts'
import { ConfigError } from './ConfigError.ts'
import { isLoopback } from './isLoopback.ts'
import { parseDatabaseUrl } from './parseDatabaseUrl.ts'
import { socketPath } from './socketPath.ts'
import { type TrustedProxies, trustProxies } from './trustProxies.ts'
import { isRole, type Role, ROLES } from '../../../api/accountApi.ts'
import { readFileSync } from 'node:fs'
import { toAmount } from './moneyLeaves.ts'
import { codeOf, type Environment, readVariable } from './readVariable.ts'
import { type DefaultedName, MB, type VariableName, variables } from './variables.ts'

/** Longest path that macOS allows; Linux allows four more. */
const LONGEST_SOCKET = 103

/** 24 random bytes are the least that the Standard Webhooks specification takes. */
const SHORTEST_SECRET = 24

/** A company log-in needs all of them. */
const COMPANY_LOGIN = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'] as const

const LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

/** The whole environment, checked at once. Throws one `ConfigError` that names every problem and holds no value. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = []
  // Values are never printed: a password may be in any variable by mistake.
  const find = <T>(name: VariableName, parse: (text: string) => T): T | undefined => {
    const text = readVariable(name, environment, problems)
    try {
      return text === undefined ? undefined : parse(text)
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}.`)
      return undefined
    }
  }
  const read = <T>(name: DefaultedName, parse: (text: string) => T): T =>
    find(name, parse) ?? parse(variables[name].default)

  const platformUrl = find('PLATFORM_URL', toUrl)
  const platformMember = find('PLATFORM_MEMBER', toMember)
  const databaseUrl = find('DATABASE_URL', toDatabase)
  const webhookUrl = find('WEBHOOK_URL', toWebhook)
  const webhookSecret = find('WEBHOOK_SECRET', toSecret)
  const companyLogin = {
    issuer: find('OIDC_ISSUER', toIssuer),
    clientId: find('OIDC_CLIENT_ID', String),
    clientSecret: find('OIDC_CLIENT_SECRET', String),
    roles: find('OIDC_ROLES', toRoleOfGroups),
    groupsClaim: read('OIDC_GROUPS_CLAIM', String),
    scopes: read('OIDC_SCOPES', toScopes),
    secondFactors: read('OIDC_SECOND_FACTORS', toWords),
  }
  const metricsPort = find('METRICS_PORT', toPort)
  const metricsHost = read('METRICS_HOST', String)
  const metricsToken = find('METRICS_TOKEN', toSecret)
  const deskOrigin = find('DESK_ORIGIN', toOrigin)
  const maxStreams = read('MAX_STREAMS', toCount)
  const config: Config = {
    port: read('PORT', toPort),
    deskPort: read('DESK_PORT', toPort),
    publicHost: read('PUBLIC_HOST', String),
    deskHost: read('DESK_HOST', String),
    dataDir: resolve(read('DATA_DIR', String)),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(platformUrl !== undefined && { platformUrl }),
    ...(platformMember !== undefined && { platformMember }),
    ...(deskOrigin !== undefined && { deskOrigin }),
    ...(webhookUrl !== undefined &&
      webhookSecret !== undefined && { webhook: { url: webhookUrl, secret: webhookSecret } }),
    imgOrigins: find('IMG_ORIGINS', toOrigins) ?? [],
    frameOrigins: find('FRAME_ORIGINS', toOrigins) ?? [],
    rails: find('RAILS', readRails) ?? defaultRails,
    approvalsRequired: read('APPROVALS_REQUIRED', toSwitch),
    secondFactorRoles: find('SECOND_FACTOR_ROLES', toRoles) ?? [],
    ...(isWhole(companyLogin) && { companyLogin }),
    pictureRoom: {
      count: read('PICTURES_MAX', toCount),
      bytes: read('PICTURES_MB', toCount) * MB,
    },
    countedPhones: read('COUNTED_PHONES', toShare),
    maxStreams,
    maxStreamsPerNetwork: find('MAX_STREAMS_PER_NETWORK', toCount) ?? Math.ceil(maxStreams / 2),
    trustProxy: find('TRUST_PROXY', toProxies) ?? 0,
    logLevel: read('LOG_LEVEL', toLevel),
    ...(metricsPort !== undefined && {
      metrics: { port: metricsPort, host: metricsHost, ...(metricsToken !== undefined && { token: metricsToken }) },
    }),
  }
  if (config.port !== 0 && config.port === config.deskPort)
    problems.push(`PORT and DESK_PORT are both ${config.port}; the desk needs a port of its own.`)
  const isSet = (name: VariableName) => Boolean(environment[name]?.trim() || environment[`${name}_FILE`]?.trim())
  if (isSet('WEBHOOK_URL') !== isSet('WEBHOOK_SECRET'))
    problems.push('WEBHOOK_URL and WEBHOOK_SECRET belong together: set both or neither.')
  const unset = COMPANY_LOGIN.filter((name) => !isSet(name))
  if (unset.length > 0 && unset.length < COMPANY_LOGIN.length)
    problems.push(`${unset.join(' and ')}: missing. ${COMPANY_LOGIN.join(', ')} belong together: set all or none.`)
  if (!isLoopback(config.deskHost) && config.deskOrigin?.startsWith('https:') !== true)
    problems.push(
      'DESK_HOST lets other machines reach the desk. Put TLS before it and give its https address, such as DESK_ORIGIN=https://desk.example.com.',
    )
  if (metricsPort !== undefined && metricsPort !== 0 && [config.port, config.deskPort].includes(metricsPort))
    problems.push(`METRICS_PORT is ${metricsPort}, which another listener has; the figures need a port of their own.`)
  if (!isLoopback(metricsHost) && metricsToken === undefined)
    problems.push('METRICS_HOST lets other machines read the figures. Set METRICS_TOKEN, which they have to send.')
  if (Buffer.byteLength(socketPath(config.dataDir)) > LONGEST_SOCKET)
    problems.push(`DATA_DIR is too long: the path of the socket in it may have ${LONGEST_SOCKET} bytes at most.`)
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function toPort(text: string): number {
  const port = toCount(text)
  if (port > 65_535) throw new Error('a port is at most 65535')
  return port
}

function toCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error('it must be a whole number')
  return Number(text)
}

function toProxies(text: string): TrustedProxies {
  if (/^\d+$/.test(text)) return toCount(text)
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '')
  trustProxies(entries)
  return entries
}

function toMember(text: string): { readonly name: string; readonly password: string } {
  const [, name, password] = /^([^:]+):(.+)$/.exec(text) ?? []
  if (name === undefined || password === undefined)
    throw new Error('it must be a name and a password, such as name:password')
  return { name, password }
}

function toDatabase(text: string): string {
  if (parseDatabaseUrl(text) === null)
    throw new Error('it must be the address of a PostgreSQL database, such as postgres://user:password@host/database')
  return text
}

/** An address may hold a password in its path or query, so neither is ever printed. */
function toWebhook(text: string): string {
  const url = parseUrl(text)
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    throw new Error('only https is allowed, or http on this machine')
  if (url.username !== '' || url.hash !== '') throw new Error('it must be an address without a user and a fragment')
  return url.href
}

function toSecret(text: string): string {
  if (text.length < SHORTEST_SECRET)
    throw new Error(`it must have at least ${SHORTEST_SECRET} characters, chosen at random`)
  return text
}

function toSwitch(text: string): boolean {
  if (/^(on|true|1|yes)$/i.test(text)) return true
  if (/^(off|false|0|no)$/i.test(text)) return false
  throw new Error('it must be on or off')
}

function toShare(text: string): number {
  const percent = toCount(text)
  if (percent > 100) throw new Error('it must be from 0 to 100, in percent')
  return percent / 100
}

function toRoles(text: string): Role[] {
  return toWords(text).map((word) => {
    if (!isRole(word)) throw new Error(`it must be a list of ${ROLES.join(', ')}`)
    return word
  })
}

/** The issuer is compared letter by letter, so it stays as it is typed. */
function toIssuer(text: string): string {
  const url = parseUrl(text)
  if (url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Error('it must be an address without query, fragment or password')
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    throw new Error('only https is allowed, or http on this machine')
  return text
}

/** Names of groups may have spaces and equals signs. */
function toRoleOfGroups(text: string): Readonly<Record<string, Role>> {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [, group, role] = /^\s*(.+)=\s*([^=]*?)\s*$/.exec(pair) ?? []
      if (group === undefined || !isRole(role))
        throw new Error(`it must be a list such as desk-owners=owner,desk-editors=editor, with ${ROLES.join(', ')}`)
      return [group.trim(), role]
    }),
  )
}

function toScopes(text: string): string {
  const scopes = toWords(text)
  if (!scopes.includes('openid')) throw new Error('it must have the scope openid')
  return scopes.join(' ')
}

const toWords = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

type Found<T> = { readonly [K in keyof T]: T[K] | undefined }

const isWhole = (found: Found<CompanyLogin>): found is CompanyLogin =>
  Object.values(found).every((value) => value !== undefined)

function toLevel(text: string): LogLevel {
  const level = LEVELS.find((name) => name === text)
  if (level === undefined) throw new Error(`it must be one of ${LEVELS.join(', ')}`)
  return level
}

function toUrl(text: string): string {
  const url = parseUrl(text)
  if (url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Error('it must be an address without query, fragment or password')
  return url.href.replace(/\/$/, '')
}

function toOrigins(text: string): string[] {
  return text.split(/[\s,]+/).map(toOrigin)
}

/** It also keeps anything that could end a CSP directive out of the header. */
function toOrigin(text: string): string {
  const url = parseUrl(text)
  if (url.origin !== text.replace(/\/$/, '')) throw new Error(`it must be an origin such as ${url.origin}`)
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    throw new Error('only https is allowed, or http on this machine')
  return url.origin
}

function parseUrl(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error('it must be an http or https address')
  return url
}

/** Rails as JSON in the variable itself or in the file it names. Throws a sentence. */
function readRails(text: string | undefined): Rails {
  if (text === undefined || text === '') return defaultRails
  const rails = parse(text.trimStart().startsWith('{') ? text : readFile(text))
  if (typeof rails !== 'object' || rails === null || Array.isArray(rails))
    throw new Error('it must be an object from JSON Pointers to { "min", "max" }')
  return Object.fromEntries(Object.entries(rails).map(([pointer, rail]) => [pointer, toRail(pointer, rail)]))
}

/** Errors of the system and of the parser quote their input. */
function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`it must be JSON or name a file that can be read (${codeOf(error)})`, { cause: error })
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error('it is not valid JSON', { cause: error })
  }
}

function toRail(pointer: string, rail: unknown): Rail {
  if (!pointer.startsWith('/'))
    throw new Error('each key must be a JSON Pointer into settings.json, such as /recharge/bank/min')
  if (typeof rail !== 'object' || rail === null) throw new Error(`${pointer} must be { "min": "…", "max": "…" }`)
  if (Object.keys(rail).some((key) => key !== 'min' && key !== 'max'))
    throw new Error(`${pointer} has an unknown key; use "min" and "max"`)
  const ends: { min?: string; max?: string } = {}
  for (const end of ['min', 'max'] as const) {
    const value: unknown = Reflect.get(rail, end)
    if (value === undefined) continue
    const amount = toAmount(value)
    if (amount === undefined) throw new Error(`${pointer}/${end} must be an amount`)
    ends[end] = amount.toFixed()
  }
  if (ends.min !== undefined && ends.max !== undefined && toAmount(ends.min)?.gt(ends.max) === true)
    throw new Error(`${pointer} has its min above its max`)
  return ends
}
