import { Dialog } from '../../../ui/Dialog.tsx'
import { Paragraphs } from '../../parts/Paragraphs.tsx'

export interface NoticeDialogProps {
  title: string
  body: string
  onClose: () => void
}

/** A notice in full. */
export function NoticeDialog({ title, body, onClose }: NoticeDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <Paragraphs text={body} />
    </Dialog>
  )
}
