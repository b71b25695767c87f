import { useState } from 'react'
import type { Lists } from '../../../format/lists.ts'
import type { Locale } from '../../../format/locales.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { Chosen, Question } from '../../host/Host.ts'
import { RendererProvider } from '../../screen/RendererProvider.tsx'
import { Screen } from '../../Screen.tsx'
import { createTestHost } from '../../testing/createTestHost.ts'
import { planOf, textOf } from '../../testing/planOf.ts'
import { storyCopy } from '../../testing/stories/storyCopy.ts'

export interface DialogScreenProps {
  dialogs: Lists['dialogs']
  locale: Locale
}

/** A screen that dialogs open on, each shown as the app shows a question. */
export function DialogScreen({ dialogs, locale }: DialogScreenProps) {
  const [asked, setAsked] = useState<{ readonly question: Question; readonly answer: (chosen: Chosen) => void }>()
  const [{ host, plan }] = useState(() => {
    const host = createTestHost({
      copy: storyCopy(locale),
      lists: { choices: {}, dialogs },
      now: () => Date.parse('2026-11-21T01:50:00Z'),
    })
    host.locale.set(locale)
    host.feedback.choose = async (question) => new Promise((resolve) => setAsked({ question, answer: resolve }))
    return {
      host,
      plan: planOf(
        [
          {
            type: 'text',
            id: 'line',
            off: false,
            text: textOf('home.shareText'),
            tone: 'neutral',
            size: 'body',
            boxed: true,
          },
        ],
        { enter: [] },
      ),
    }
  })

  function handleAnswer(chosen: Chosen): void {
    setAsked(undefined)
    asked?.answer(chosen)
  }

  return (
    <RendererProvider host={host}>
      <Screen plan={plan} query={{}} active />
      {asked && (
        <ConfirmDialog
          open
          title={asked.question.title ?? ''}
          text={asked.question.text}
          confirmLabel={asked.question.yes}
          cancelLabel={asked.question.no}
          onConfirm={() => handleAnswer('yes')}
          onCancel={() => handleAnswer('no')}
        />
      )}
    </RendererProvider>
  )
}
