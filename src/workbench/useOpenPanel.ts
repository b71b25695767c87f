import { useState } from 'react'

const panels = ['setup', 'inspect', 'actions', 'issues', 'report'] as const

export type PanelId = (typeof panels)[number]

const NAME = 'playbill.workbench.panel'

/** The panel that is open. The tab remembers it over a reload; it is no part of what a link brings back. */
export function useOpenPanel({ sessionStorage }: Pick<Window, 'sessionStorage'>) {
  const [open, setOpen] = useState(() => panels.find((panel) => panel === sessionStorage.getItem(NAME)))
  return [
    open,
    (next: PanelId | undefined): void => {
      sessionStorage.setItem(NAME, next ?? '')
      setOpen(next)
    },
  ] as const
}
