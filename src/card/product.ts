/** What the product showcase card shows; whatever is not known is empty. Decisions D4. */
export interface Product {
  name: string
  tagline: string
  description: string
  logoUrl: string
  pictureUrl: string
  votes: number | null
  comments: number | null
  topics: readonly string[]
  url: string
  date: string // yyyy-mm-dd
}
