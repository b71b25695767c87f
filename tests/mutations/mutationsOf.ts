import * as fc from 'fast-check'
import type { Change } from './Change.ts'
import type { Kind, Material } from './Kind.ts'
import { blindKinds } from './kinds/blindKinds.ts'
import { blockKinds } from './kinds/blockKinds.ts'
import { copyKinds } from './kinds/copyKinds.ts'
import { envelopeKinds } from './kinds/envelopeKinds.ts'
import { expressionKinds } from './kinds/expressionKinds.ts'
import { literalKinds } from './kinds/literalKinds.ts'
import { nameKinds } from './kinds/nameKinds.ts'
import { dialogKinds } from './kinds/dialogKinds.ts'
import { noticeKinds } from './kinds/noticeKinds.ts'

const knowing: Readonly<Record<string, Kind>> = {
  ...nameKinds,
  ...expressionKinds,
  ...literalKinds,
  ...blockKinds,
  ...envelopeKinds,
  ...copyKinds,
  ...noticeKinds,
  ...dialogKinds,
}

export interface Mutation {
  readonly kind: string
  readonly changes: readonly Change[]
}

/** Mutations of the shipped documents: most know the language, some do not, some are several at once. */
export function mutationsOf(material: Material): fc.Arbitrary<Mutation> {
  const single = (kinds: Readonly<Record<string, Kind>>) =>
    Object.entries(kinds).map(([kind, arbitraryOf]) => ({
      kind,
      arbitrary: arbitraryOf(material).map((change): Mutation => ({ kind, changes: [change] })),
    }))
  const knowingOnes = single(knowing)
  const several = fc
    .array(fc.oneof(...knowingOnes.map(({ arbitrary }) => arbitrary)), { minLength: 2, maxLength: 4 })
    .map((mutations): Mutation => ({ kind: 'several at once', changes: mutations.flatMap(({ changes }) => changes) }))
  return fc.oneof(
    ...knowingOnes.map(({ arbitrary }) => ({ weight: 3, arbitrary })),
    ...single(blindKinds).map(({ arbitrary }) => ({ weight: 3, arbitrary })),
    { weight: 9, arbitrary: several },
  )
}
