import useSWR from 'swr'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { ChangedValue, type ChangedValueProps } from '../review/ChangedValue.tsx'
import { editTitle } from '../review/editTitle.ts'
import styles from './releases.module.css'

export interface ComparisonProps {
  readonly from: number
  readonly to: number
  readonly onClose: () => void
}

/** How two releases differ. */
export function Comparison({ from, to, onClose }: ComparisonProps) {
  const api = useApi()
  const { data, error, mutate } = useSWR(['difference', from, to], () => api.difference(from, to))
  return (
    <div className={styles.comparison}>
      <Card
        title={`Release ${from} and release ${to}`}
        action={
          <Button size="small" variant="quiet" onClick={onClose}>
            Close
          </Button>
        }
      >
        {error !== undefined && (
          <ErrorState title="They could not be compared" text={sentenceOf(error)} onRetry={() => void mutate()} />
        )}
        {data === undefined && error === undefined && <Skeleton shape="record" count={2} label="Comparing" />}
        {data && (
          <div className={styles.difference}>
            {data.edits.length === 0 ? (
              <p>Operators’ edits are the same.</p>
            ) : (
              <Table
                caption={`Edits that differ between release ${from} and ${to}`}
                narrow="stack"
                columns={[
                  { key: 'what', label: 'What' },
                  { key: 'before', label: `In ${from}` },
                  { key: 'after', label: `In ${to}` },
                ]}
                rows={data.edits.map((edit) => ({
                  key: edit.fact,
                  cells: {
                    what: editTitle(edit, edit.after, edit.before),
                    before: <Edited value={edit.before} after={edit.after} />,
                    after: <Edited value={edit.after} before={edit.before} />,
                  },
                }))}
              />
            )}
            {data.baseline && <p>A new build came between them and brought other documents.</p>}
            {data.parts.length > 0 && (
              <p className={styles.quiet}>
                Members receive differently: {data.parts.slice(0, MOST).join(', ')}
                {data.parts.length > MOST && ` and ${data.parts.length - MOST} more`}.
              </p>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}

const MOST = 12

function Edited({ value, before, after }: ChangedValueProps) {
  return value === null ? (
    <>as shipped</>
  ) : (
    <ChangedValue value={value} before={before ?? undefined} after={after ?? undefined} />
  )
}
