import type { Big } from 'big.js'
import { describe, expectTypeOf, test } from 'vitest'
import type { Operations } from './Operations.ts'

describe('Operations', () => {
  test('reads amounts as Decimals and takes them as Decimals or text', () => {
    expectTypeOf<Operations['getBalance']['data']['balance']>().toEqualTypeOf<Big>()
    expectTypeOf<Operations['transfer']['params']['amount']>().toEqualTypeOf<Big | string | number>()
  })

  test('knows the params of a query, of a body and of a call without any', () => {
    expectTypeOf<{ pid: string }>().toExtend<Operations['getAgentChildren']['params']>()
    expectTypeOf<{ pid: number }>().not.toExtend<Operations['getAgentChildren']['params']>()
    expectTypeOf<{ date: 4; page: number }>().toExtend<Operations['getBetRecord']['params']>()
    expectTypeOf<{ page: number }>().not.toExtend<Operations['getBetRecord']['params']>()
    expectTypeOf<Record<string, never>>().toExtend<Operations['getApp']['params']>()
    expectTypeOf<{ name: string }>().not.toExtend<Operations['getApp']['params']>()
    expectTypeOf<{ start_time: string; end_time: string }>().toExtend<Operations['getBetList']['params']>()
    expectTypeOf<{ start_time: string }>().not.toExtend<Operations['getBetList']['params']>()
    expectTypeOf<{ file: Blob }>().toExtend<Operations['uploadImage']['params']>()
  })

  test('hands on null where the contract gives no data', () => {
    expectTypeOf<Operations['withdraw']['data']>().toEqualTypeOf<null>()
  })
})
