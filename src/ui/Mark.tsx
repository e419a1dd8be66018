/** The logo, 日 as a box with one bar: white on red, or in outline for empty states. */
export function Mark({ look = 'seal' }: { look?: 'seal' | 'outline' }) {
  const isSeal = look === 'seal'
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      {isSeal ? (
        <rect width="28" height="28" rx="4" fill="var(--fill)" />
      ) : (
        <rect x="0.75" y="0.75" width="26.5" height="26.5" rx="3.5" stroke="currentColor" strokeWidth="1.5" />
      )}
      <path
        d={isSeal ? 'M8.25 5.75h11.5v16.5H8.25zM8.25 14h11.5' : 'M9 6.75h10v14.5H9zM9 14h10'}
        stroke={isSeal ? '#fff' : 'currentColor'}
        strokeWidth={isSeal ? 1.75 : 1.5}
      />
    </svg>
  )
}
