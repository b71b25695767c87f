import { useMemo } from 'react'
import type { Source } from '../../format/screen.ts'
import { useDerived } from '../reading/useDerived.ts'
import { useRenderer } from '../screen/RendererProvider.tsx'
import type { Reader } from '../reading/createReader.ts'
import { readKey } from '../asking/readKey.ts'
import { useReadable } from '../reading/useReadable.ts'

/** What a source asks now. Without a key there is nothing to ask yet. */
export interface Asked {
  readonly key: string | null
  readonly params: Readonly<Record<string, unknown>>
  readonly account: string
  /** Its `when` does not hold. */
  readonly off: boolean
  /** Sources that the question is made of and that could not be read. */
  readonly failed: readonly string[]
}

/** Works out the params; one that cannot be worked out yet means that nothing is read yet. */
export function useQuestion(source: Source): Asked {
  const { host, account } = useRenderer()
  const member = useReadable(account)
  const locale = useReadable(host.locale)
  const { call } = source
  const { value, failed } = useDerived(source, readParams)
  return useMemo(() => {
    const { params, isOn, off } = value
    return {
      key: isOn ? readKey({ call, params, account: member, locale }) : null,
      account: member,
      params,
      off,
      failed,
    }
  }, [value, failed, call, member, locale])
}

function readParams(read: Reader, { with: given = {}, when }: Source) {
  const wanted = when === undefined ? { kind: 'value', value: true } : read.outcome(when)
  const off = wanted.kind === 'problem' || (wanted.kind === 'value' && wanted.value !== true)
  if (wanted.kind !== 'value' || off) return { params: {}, isOn: false, off }
  const outcomes = Object.entries(given).map(([name, slot]) => [name, read.quietly(slot)] as const)
  return {
    params: Object.fromEntries(
      outcomes.flatMap(([name, outcome]) => (outcome.kind === 'value' ? [[name, outcome.value]] : [])),
    ),
    isOn: outcomes.every(([, { kind }]) => kind === 'value'),
    off: false,
  }
}
