import { type Answers, Refusal } from '../Answers.ts'

/** A member whose papers are looked at once they are sent; the second file that is uploaded is refused at first. */
export function answerKyc(sent: unknown[], files: File[]): Answers {
  let state = 'none'
  let uploads = 0
  return {
    getKyc: () => ({ state }),
    uploadPaper: ({ file }) => {
      uploads += 1
      if (uploads === 2)
        throw new Refusal({
          kor: '잠시 후 다시 올려 주세요.',
          cn: '请稍后重新上传。',
          en: 'Please upload it again later.',
        })
      if (!(file instanceof File)) throw new Error('It is not a file.')
      files.push(file)
      return { id: `paper-${files.length}` }
    },
    sendKyc: (given) => {
      sent.push(given)
      state = 'waiting'
      return null
    },
  }
}
