import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'

/** Tells screen readers which screen has opened. */
export function Announcer() {
  const { announced, host } = useApp()
  const text = useReadable(host.text)
  const title = useReadable(announced)
  return (
    <output>
      <VisuallyHidden>{title === '' ? '' : text('app.opened', { title })}</VisuallyHidden>
    </output>
  )
}
