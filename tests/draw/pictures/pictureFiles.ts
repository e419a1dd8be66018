const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0))
const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const u16 = (value: number) => [value >> 8, value & 255]

export const HEADS = {
  png: [0x89, ...text('PNG\r\n\x1a\n'), ...u32(13), ...text('IHDR'), ...u32(640), ...u32(480), 8, 6, 0, 0, 0],
  gif: [...text('GIF89a'), 0x80, 0x02, 0xe0, 0x01, 0, 0, 0],
  // An EXIF segment before the frame header, as cameras write it.
  jpeg: [
    0xff,
    0xd8,
    0xff,
    0xe1,
    ...u16(10),
    ...text('Exif\0\0'),
    0,
    0,
    0xff,
    0xc0,
    ...u16(17),
    8,
    ...u16(480),
    ...u16(640),
    3,
  ],
  webp: [
    ...text('RIFF'),
    0,
    0,
    0,
    0,
    ...text('WEBPVP8X'),
    10,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0x7f,
    0x02,
    0,
    0xdf,
    0x01,
    0,
  ],
  avif: [
    ...u32(28),
    ...text('ftypmif1'),
    ...u32(0),
    ...text('mif1avif'),
    ...u32(0),
    ...text('ispe'),
    ...u32(0),
    ...u32(640),
    ...u32(480),
  ],
  heic: [
    ...u32(24),
    ...text('ftypheic'),
    ...u32(0),
    ...text('mif1heic'),
    ...text('ispe'),
    ...u32(0),
    ...u32(64),
    ...u32(64),
    ...text('ispe'),
    ...u32(0),
    ...u32(640),
    ...u32(480),
  ],
} as const

/** Adds an EXIF orientation (1 to 8) to a JPEG without changing its pixels. */
export async function turnedJpeg(jpeg: Blob, orientation: number): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const tiff = [
    ...text('MM'),
    ...u16(42),
    ...u32(8),
    ...u16(1),
    ...u16(0x0112),
    ...u16(3),
    ...u32(1),
    ...u16(orientation),
    0,
    0,
    ...u32(0),
  ]
  const exif = [...text('Exif\0\0'), ...tiff]
  const segment = Uint8Array.from([0xff, 0xe1, ...u16(exif.length + 2), ...exif])
  return new Blob([bytes.slice(0, 2), segment, bytes.slice(2)], { type: 'image/jpeg' })
}
