import { useEffect } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { copyKeys } from '../host/copyKeys.ts'
import { useReport } from '../screen/useReport.ts'
import { useTranslate } from '../reading/language.ts'

/** Shown where a block cannot be: one of a newer release, or one that failed. */
export function Unsupported({ failed = false }: { readonly failed?: boolean }) {
  const report = useReport()
  const translate = useTranslate()
  useEffect(() => {
    if (!failed) report('unsupported-block')
  }, [failed, report])
  return (
    <Banner tone="warning" icon="alert">
      {translate(failed ? copyKeys.blockFailed : copyKeys.unsupported)}
    </Banner>
  )
}
