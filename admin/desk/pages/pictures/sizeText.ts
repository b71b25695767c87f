import type { PictureRecord } from '../../../api/pictureApi.ts'
import type { Words } from '../../words/useWords.ts'

/** "900 × 300, 45 KB" */
export function sizeText({ width, height, bytes }: PictureRecord, { t }: Words): string {
  return t('pictures.size', { width, height, kb: Math.max(1, Math.round(bytes / 1024)) })
}
