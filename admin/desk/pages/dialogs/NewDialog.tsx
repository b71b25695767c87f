import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { useWords } from '../../words/useWords.ts'
import { NewDialogForm } from './NewDialogForm.tsx'

/** Asks for the words of a new dialog and where it opens, and leads to its page. */
export function NewDialog() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('dialogs.add')}
      </Button>
      <Dialog open={isOpen} title={t('dialogs.add')} onClose={() => setOpen(false)}>
        {isOpen && <NewDialogForm onAdded={(id) => navigate(`/dialogs/${id}`)} />}
      </Dialog>
    </>
  )
}
