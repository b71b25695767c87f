import { actionKinds } from './actionKinds.ts'
import { blockTables } from './blockTables.ts'
import { deskValidators } from './deskValidators.ts'
import { fieldInputs } from './fieldInputs.ts'
import { demonstrationPictures } from './demonstrationPictures.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { gamePage } from './gamePage.ts'
import { iconSprite } from './iconSprite.ts'
import { keysOfCode } from './keysOfCode.ts'
import { manualFile } from './manualFile.ts'
import { platformOperations } from './platformOperations.ts'
import { platformTypes } from './platformTypes.ts'
import { referenceFiles } from './referenceFiles.ts'

/** Everything `npm run generate` writes. A new output is one function in this folder and one line here. */
export const outputs: readonly (() => Promise<readonly GeneratedFile[]>)[] = [
  blockTables,
  actionKinds,
  fieldInputs,
  platformTypes,
  platformOperations,
  referenceFiles,
  manualFile,
  deskValidators,
  keysOfCode,
  iconSprite,
  demonstrationPictures,
  gamePage,
]
