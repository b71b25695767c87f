import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { saveFile } from '../../kit/saveFile.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import type { AuditFilter } from '../../../api/auditApi.ts'

export interface AuditExportProps {
  readonly filter: AuditFilter
  readonly disabled: boolean
  readonly onProblem: (problem: unknown) => void
}

/** Every matching entry as a file, not only those on the page. */
export function AuditExport({ filter, disabled, onProblem }: AuditExportProps) {
  const api = useApi()
  const [making, setMaking] = useState<'csv' | 'json'>()

  async function handleExport(format: 'csv' | 'json') {
    if (making !== undefined) return
    setMaking(format)
    onProblem(undefined)
    try {
      saveFile(`audit.${format}`, await api.exportAudit({ querystring: { ...filter, format } }))
    } catch (error) {
      onProblem(error)
    } finally {
      setMaking(undefined)
    }
  }

  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          variant="secondary"
          icon="download"
          disabled={disabled}
          busy={making === format}
          onClick={() => void handleExport(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </>
  )
}
