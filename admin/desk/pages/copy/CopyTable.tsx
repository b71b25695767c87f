import {
  createPaginatedRowModel,
  createColumnHelper,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { locales } from '../../../../src/format/locales.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { CopyCell } from './CopyCell.tsx'
import { copyRows, findRows, type CopyShow } from './copyRows.ts'
import { Pager } from './Pager.tsx'
import styles from './copy.module.css'
import { type Words, useWords } from '../../words/useWords.ts'

interface Row {
  readonly key: string
}

const features = tableFeatures({ rowPaginationFeature, paginatedRowModel: createPaginatedRowModel() })
const helper = createColumnHelper<typeof features, Row>()
const columnsIn = ({ language }: Words) =>
  helper.columns(
    locales.map((locale) =>
      helper.display({
        id: locale,
        header: language(locale),
        cell: ({ row }) => <CopyCell copyKey={row.original.key} locale={locale} />,
      }),
    ),
  )

const PAGE = 20

/** The texts that were found, a page at a time; the key is above its three texts, which need the width. */
export function CopyTable({
  search,
  show,
  only,
}: {
  search: string
  show: CopyShow
  only: ReadonlySet<string> | undefined
}) {
  const words = useWords()
  const { t } = words
  const snapshot = useDraftSnapshot()
  const [found] = useState<Row[]>(() => findRows(copyRows(snapshot, t), search, show, only).map(({ key }) => ({ key })))
  const columns = useMemo(() => columnsIn(words), [words])
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize: PAGE })
  const table = useTable({
    features,
    columns,
    data: found,
    getRowId: ({ key }) => key,
    state: { pagination },
    onPaginationChange: setPagination,
  })

  return (
    <>
      <output className={styles.found}>{t('copy.found', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('parts.nothingMatches')}
          text={t(show === 'problems' ? 'copy.allThere' : 'parts.fewerWords')}
        />
      ) : (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t('copy.caption')}</VisuallyHidden>
          </caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a header; its text is in the column
                  <th key={header.id} scope="col">
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          {table.getRowModel().rows.map((row) => (
            <tbody key={row.id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  <code>{row.original.key}</code>
                </th>
              </tr>
              <tr>
                {row.getAllCells().map((cell) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text box has a name
                  <td key={cell.id} data-label={cell.column.columnDef.header}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      )}
      <Pager
        page={pagination.pageIndex}
        pages={table.getPageCount()}
        onPage={(pageIndex) => setPagination({ pageIndex, pageSize: PAGE })}
      />
    </>
  )
}
