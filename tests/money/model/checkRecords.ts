import type { App } from '../../../src/app/App.ts'
import type { OperationId } from '../../../src/platform/Operations.ts'
import { pagingOf, readPage } from '../../../src/renderer/sources/answers.ts'
import { readField } from '../../../src/format/expression/readField.ts'
import type { Fact } from '../platform/Fact.ts'

/** What has happened and is missing from the records that the app reads: the member could not find out. */
export async function checkRecords({ host }: App, happened: readonly Fact[]): Promise<readonly string[]> {
  const read = async (call: OperationId, params: object, names: readonly string[]) =>
    readUntil(host, call, params, new Set(names))
  const numbers = happened.flatMap((fact) =>
    fact.kind === 'line' && fact.wallet === 'main' ? [`J${fact.number}`] : [],
  )
  const orders = (order: string) =>
    happened.flatMap((fact) => (fact.kind === 'order' && fact.order === order ? [fact.no] : []))
  const missing = [
    ...(await read('getMoneyChanges', { by: 'self' }, numbers)),
    ...(await read('getTransRecord', { date: 4, type: 1 }, orders('deposit'))),
    ...(await read('getTransRecord', { date: 4, type: 2 }, orders('withdrawal'))),
  ]
  return missing.map((name) => `${name} happened and is in no record`)
}

/** Reads pages until all the names were seen, and answers those that were not. */
async function readUntil(
  host: App['host'],
  call: OperationId,
  params: object,
  wanted: Set<string>,
): Promise<readonly string[]> {
  const paging = pagingOf(call)
  if (!paging) throw new RangeError(`${call} has no pages.`)
  for (let page = 1; wanted.size > 0; page += 1) {
    const { rows, isLast } = readPage((await host.platform.call(call, { ...params, page })).data, page, paging)
    for (const row of rows) wanted.delete(String(readField(row, paging.key)))
    if (isLast) break
  }
  return [...wanted]
}
