interface Round {
  before: number
  now: number
}
interface Judged {
  before: number
  now: number
  ratio: number
  noise: number
  rounds: number
  isWorse: boolean
}
export function isSuspect(rounds: readonly Round[]): boolean
export function judged(rounds: readonly Round[]): Judged
