export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function spread({ median, q1, q3 }) {
  return `**${median.toFixed(0)}** (${q1.toFixed(0)}–${q3.toFixed(0)})`
}

export function verdict(isGood) {
  return isGood ? '✓' : '✗'
}
