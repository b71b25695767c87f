import { describe, expect, test } from 'vitest'
import contract from '../../schemas/platform.json' with { type: 'json' }
import { readWrittenOut } from '../../src/format/readDocuments.ts'
import { wayStops } from '../../src/format/wire/stops.ts'
import { specifiedCalls } from './specifiedCalls.ts'

type Json = { readonly [key: string]: unknown }
interface Operation extends Json {
  readonly operationId: string
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Json } } } }
}

const operations = Object.entries(contract.paths as Json).flatMap(([path, item]) =>
  Object.entries(item as Json)
    .filter(([key]) => key === 'get' || key === 'post')
    .map(([method, operation]) => ({ path, method, operation: operation as Operation })),
)

const named = ({ path, method, operation }: (typeof operations)[number]) =>
  `${operation.operationId} ${method.toUpperCase()} ${path}`

describe('schemas/platform.json', () => {
  test('names every call of the specification once', () => {
    const written = operations.filter(({ operation }) => operation['x-optional'] !== true).map(named)
    expect(written.toSorted()).toEqual([...specifiedCalls].toSorted())
  })

  test('has other calls only if they are optional for a platform', () => {
    expect(operations.filter(({ operation }) => operation['x-optional'] === true).map(named)).toEqual([
      'createLoginToken POST /api/login_token',
      'findAgentMember GET /api/agent/find_member',
      'getReceiver GET /api/user_receiver',
      'getPlay POST /api/play',
      'setDepositLimit POST /api/play/limit',
      'confirmDepositLimit POST /api/play/limit_confirm',
      'cancelDepositLimit POST /api/play/limit_cancel',
      'startTimeOut POST /api/play/timeout',
      'startExclusion POST /api/play/exclusion',
    ])
  })

  test('requires no optional field or parameter', () => {
    const required: string[] = []
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { properties = {}, required: names = [] } = value as Json & {
        readonly properties?: Readonly<Record<string, Json>>
        readonly required?: unknown
      }
      if (Array.isArray(names))
        for (const name of names as string[])
          if (properties[name]?.['x-optional'] === true) required.push(`${at}/${name}`)
      for (const [name, item] of Object.entries(value)) look(item, `${at}/${name}`)
    }
    look(contract, '')
    const params = operations.flatMap(({ operation }) => (operation['parameters'] as Json[] | undefined) ?? [])
    expect(required).toEqual([])
    expect(params.filter((param) => param['required'] === true && (param['schema'] as Json)['x-optional'])).toEqual([])
  })

  test('says of every amount that is called a balance whether members may hide it', () => {
    const amounts = Object.entries(contract.components.schemas).flatMap(
      ([schema, { properties = {} }]: [string, Json]) =>
        Object.entries(properties as Readonly<Record<string, Json>>).flatMap(
          ([name, { format, description, ...rest }]) =>
            format === 'decimal' && /bal|blance|wallet|_after/i.test(`${name} ${String(description)}`)
              ? [[`${schema}.${name}`, rest['x-balance']]]
              : [],
        ),
    )
    expect(amounts.length).toBeGreaterThan(7)
    expect(amounts.filter(([, mark]) => typeof mark !== 'boolean')).toEqual([])
  })

  test('names the stop that closes each money call and the launch of a game', () => {
    const stops = operations.flatMap(({ operation }) =>
      operation['x-stop'] === undefined ? [] : [[operation.operationId, operation['x-stop']]],
    )
    expect(Object.fromEntries(stops)).toEqual({
      recharge: 'deposits',
      cancelRecharge: 'deposits',
      withdraw: 'withdrawals',
      agentWithdraw: 'withdrawals',
      cancelWithdraw: 'withdrawals',
      transfer: 'transfers',
      transferAll: 'transfers',
      exchange: 'transfers',
      userTransfer: 'transfers',
      agentTransfer: 'transfers',
      getGameUrl: 'bets',
      submitLotteryOrder: 'bets',
      claimRedPacket: 'site',
      claimRebates: 'site',
    })
    const money = operations.filter(({ operation }) => operation['x-money'] === true)
    expect(money.filter(({ operation }) => operation['x-stop'] === undefined)).toEqual([])
  })

  test('names the stop of each pay way by parameters that the order of a deposit has', () => {
    expect(operations.filter(({ operation }) => 'x-stop-with' in operation)).toHaveLength(1)
    const { post } = contract.paths['/api/recharge']
    const { properties } = post.requestBody.content['application/json'].schema
    const ways = post['x-stop-with']
    expect(ways.map(({ stop }) => stop).toSorted()).toEqual(wayStops.toSorted())
    const found = ways.flatMap((way) => Object.entries(way.with))
    const allowed: Readonly<Record<string, readonly string[]>> = {
      paytype: properties.paytype.enum,
      catepay: properties.catepay.enum,
    }
    for (const [name, value] of found) expect(allowed[name]).toContain(value)
    // Every order that the contract allows is of one way.
    expect(new Set(ways.map((way) => way.with.paytype))).toEqual(new Set(properties.paytype.enum))
  })

  test('closes deposits, bets, games and transfers into games while a member rests, and nothing else', () => {
    const rests = operations.flatMap(({ operation }) =>
      operation['x-rest'] === undefined ? [] : [[operation.operationId, operation['x-rest']]],
    )
    expect(Object.fromEntries(rests)).toEqual({
      recharge: true,
      transfer: { unless: { targettype: 'userbalance' } },
      getGameUrl: true,
      submitLotteryOrder: true,
    })
  })

  test('names the records of each money call, on a screen that shows them', () => {
    const screens = readWrittenOut('schemas')
      .files.filter(({ path }) => path.startsWith('screens/'))
      .map(({ text }) => JSON.parse(text) as { path: string; query?: Json })
    const isShown = (route: unknown) => {
      const [path, search] = String(route).split('?')
      return screens
        .filter((screen) => path === '' || screen.path === path)
        .some(({ query = {} }) => [...new URLSearchParams(search).keys()].every((name) => Object.hasOwn(query, name)))
    }
    const records = operations.flatMap(({ operation }) => {
      const { unless: _, ...routes } = Object(operation['x-records']) as Json
      const named = typeof operation['x-records'] === 'object' ? Object.values(routes) : [operation['x-records']]
      return operation['x-money'] === true ? [[operation.operationId, named.every(isShown)]] : []
    })
    expect(records.filter(([, isShownSomewhere]) => isShownSomewhere !== true)).toEqual([])
    expect(records).toHaveLength(13)
  })

  test('resolves every $ref', () => {
    const broken = everyObject(contract).flatMap((value) =>
      typeof value['$ref'] === 'string' && !resolves(value['$ref']) ? [value['$ref']] : [],
    )
    expect(broken).toEqual([])
  })

  test('uses every named schema', () => {
    const used = new Set(everyObject(contract).map((value) => value['$ref']))
    expect(
      Object.keys(contract.components.schemas).filter((name) => !used.has(`#/components/schemas/${name}`)),
    ).toEqual([])
  })

  test('requires only fields that it declares', () => {
    const undeclared = everyObject(contract).flatMap(({ required, properties }) =>
      Array.isArray(required)
        ? required.filter((name) => !Object.hasOwn((properties ?? {}) as Json, String(name)))
        : [],
    )
    expect(undeclared).toEqual([])
  })

  test('declares every number as a number and every amount as a decimal', () => {
    const wrong = everyObject(contract).filter(
      ({ type, format }) => type === 'integer' || (format === 'decimal') !== isStringOrNumber(type),
    )
    expect(wrong).toEqual([])
  })

  describe.each(operations)('$operation.operationId', ({ method, operation }) => {
    test('says who may call it', () => {
      expect(operation['x-auth']).toBeOneOf(['none', 'optional', 'token'])
      expect((operation['security'] as readonly Json[]).map((way) => Object.keys(way)[0] ?? 'none')).toEqual(
        { none: [], optional: ['none', 'session'], token: ['session'] }[
          operation['x-auth'] as 'none' | 'optional' | 'token'
        ],
      )
    })

    test('answers with the envelope', () => {
      const { schema } = operation.responses[200].content['application/json']
      expect(schema['required']).toEqual(['code', 'message', 'data'])
      expect(schema['properties']).toMatchObject({ code: { type: 'number', const: 200 }, message: { type: 'string' } })
      expect(Object.keys((schema['properties'] as Json)['data'] as Json)).not.toHaveLength(0)
    })

    test('takes an Idempotency-Key exactly when money moves', () => {
      const takesKey = JSON.stringify(operation['parameters'] ?? []).includes('#/components/parameters/IdempotencyKey')
      expect(takesKey).toBe(operation['x-money'] === true)
    })

    test('neither moves money nor writes when it is declared to only read', () => {
      const mayBeTried = operation['x-reads'] === true
      expect(mayBeTried && operation['x-money'] === true).toBe(false)
      // With automatic transfer a game opens with the balance moved into it, and an agent's log-in opens a session.
      const readsByName =
        /^(get|refresh|find)/.test(operation.operationId) &&
        !['getGameUrl', 'getAgentLoginUrl'].includes(operation.operationId)
      expect(mayBeTried).toBe(readsByName)
    })

    test('is a POST when money moves', () => {
      expect(operation['x-money'] === true && method === 'get').toBe(false)
    })

    test('sends a body exactly when it is a POST', () => {
      expect('requestBody' in operation).toBe(method === 'post')
    })

    test('points with x-paging at rows, their key, the last page and the param', () => {
      const paging = operation['x-paging'] as
        | { param: string; first: number; rows: string; last: string; key: string }
        | undefined
      if (!paging) return
      const data = deref(
        ((operation.responses[200].content['application/json'].schema['properties'] as Json)['data'] ?? {}) as Json,
      )
      const properties = data['properties'] as Json
      const rows = deref(properties[paging.rows.slice(1)] as Json)
      expect(rows['type']).toBe('array')
      expect(deref(rows['items'] as Json)['required']).toContain(paging.key)
      expect(properties[paging.last.slice(1)]).toMatchObject({ type: 'number' })
      expect(JSON.stringify(operation)).toContain(
        method === 'get' ? `{"name":"${paging.param}","in":"query"` : `"${paging.param}":{"type":"number"`,
      )
      expect(paging.first).toBe(operation.operationId === 'getRebateOrders' ? 0 : 1)
    })
  })

  test('names only an existing call as its alternate', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    const alternates = operations.filter(({ operation }) => 'x-alternate-of' in operation)
    expect(alternates.map(({ operation }) => operation.operationId)).toEqual(['loginPc', 'registerV1', 'registerV2'])
    for (const { operation } of alternates) expect(ids).toContain(operation['x-alternate-of'])
  })
})

function everyObject(value: unknown): Json[] {
  if (value === null || typeof value !== 'object') return []
  const below = Object.values(value).flatMap(everyObject)
  return Array.isArray(value) ? below : [value as Json, ...below]
}

function resolve($ref: string): unknown {
  return $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], contract)
}

function resolves($ref: string): boolean {
  return $ref.startsWith('#/') && resolve($ref) !== undefined
}

function deref(schema: Json): Json {
  return typeof schema['$ref'] === 'string' ? (resolve(schema['$ref']) as Json) : schema
}

function isStringOrNumber(type: unknown): boolean {
  return Array.isArray(type) && type.length === 2 && type.includes('string') && type.includes('number')
}
