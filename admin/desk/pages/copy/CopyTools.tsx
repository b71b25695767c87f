import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { locales } from '../../../../src/format/locales.ts'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import type { IconName } from '../../../../src/ui/icons.ts'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowMenu } from '../../kit/RowMenu.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { ExportForm } from './exchange/ExportForm.tsx'
import { ImportForm } from './exchange/ImportForm.tsx'
import { glossary } from '../../facts/texts/glossary.ts'
import { NewTextForm } from '../../fields/texts/NewTextForm.tsx'
import { ReplaceForm } from './replace/ReplaceForm.tsx'
import type { AppliedTexts } from './review/ChangeReview.tsx'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import styles from './review/copyReview.module.css'
import type { WordKey } from '../../words/WordTable.ts'
import wide from '../../kit/wideDialog.module.css'
import { useWords } from '../../words/useWords.ts'

const tools = ['add', 'replace', 'export', 'import', 'glossary'] as const
type Tool = (typeof tools)[number]

const titles = {
  add: 'copy.add',
  replace: 'copy.replace',
  export: 'copy.export',
  import: 'copy.import',
  glossary: 'copy.glossary',
} as const satisfies Readonly<Record<Tool, WordKey>>

const icons = {
  add: 'plus',
  replace: 'exchange',
  export: 'download',
  import: 'inbox',
  glossary: 'language',
} as const satisfies Readonly<Record<Tool, IconName>>

const changing: readonly Tool[] = ['add', 'replace', 'import']

/** Head of the page, with the actions on many texts at once, and the last of them, to be undone. */
export function CopyTools({ keys, uses }: { keys: readonly string[]; uses: ReadonlyMap<string, readonly KeyUse[]> }) {
  const { t } = useWords()
  const mayEdit = useMay('editor')
  const [open, setOpen] = useState<Tool>()
  const [applied, setApplied] = useState<AppliedTexts>()
  const navigate = useNavigate()

  function handleApplied(done: AppliedTexts) {
    setApplied(done)
    setOpen(undefined)
  }

  function handleAdded(key: string) {
    setOpen(undefined)
    navigate(`/texts?keys=${encodeURIComponent(key)}`)
  }

  const forms = {
    add: <NewTextForm onAdded={handleAdded} onCancel={() => setOpen(undefined)} />,
    replace: <ReplaceForm onApplied={handleApplied} />,
    export: <ExportForm keys={keys} uses={uses} />,
    import: <ImportForm onApplied={handleApplied} />,
    glossary: <GlossaryTable />,
  } satisfies Readonly<Record<Tool, ReactNode>>
  return (
    <>
      <PageHeader
        title={t('areas.texts')}
        text={t('copy.text')}
        actions={
          <RowMenu
            label={t('copy.tools')}
            items={tools
              .filter((tool) => mayEdit || !changing.includes(tool))
              .map((tool) => ({ label: t(titles[tool]), icon: icons[tool], onChoose: () => setOpen(tool) }))}
          />
        }
      />
      <output className={styles.applied}>
        {applied && <Applied key={applied.before.size} applied={applied} onDone={() => setApplied(undefined)} />}
      </output>
      <Dialog
        open={open !== undefined}
        locked={open === 'add'}
        title={open === undefined ? '' : t(titles[open])}
        onClose={() => setOpen(undefined)}
      >
        {open !== undefined && forms[open]}
      </Dialog>
    </>
  )
}

function Applied({ applied, onDone }: { applied: AppliedTexts; onDone: () => void }) {
  const { t } = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const [problem, setProblem] = useState<unknown>()
  const { before, after } = applied
  // What was corrected since is somebody's later word.
  const untouched = [...before].filter(([fact]) => readValue(snapshot, fact) === after.get(fact))
  const corrected = before.size - untouched.length

  async function handleUndo() {
    setProblem(undefined)
    try {
      await draft.editAll(new Map(untouched))
      onDone()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <Note tone="gain" title={t('copy.applied', { count: before.size })}>
      {corrected > 0 && <p>{t('copy.corrected', { count: corrected })}</p>}
      <Problem error={problem} />
      {untouched.length > 0 && (
        <ActionButton size="small" variant="secondary" onAct={handleUndo}>
          {t('copy.undoAll')}
        </ActionButton>
      )}
    </Note>
  )
}

/** The words that the site keeps to; they are changed with the build. */
function GlossaryTable() {
  const { t, language } = useWords()
  return (
    <div className={wide.wide}>
      <p className={styles.quiet}>{t('copy.glossaryText')}</p>
      <table className={styles.terms}>
        <thead>
          <tr>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                {language(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {glossary.map((term) => (
            <tr key={locales.map((locale) => term[locale]?.join()).join(' ')}>
              {locales.map((locale) => (
                <td key={locale}>{term[locale]?.join(' / ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
