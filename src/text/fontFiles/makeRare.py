"""
Wrote rare/ once, by Debian's fonts-noto-cjk 20220127, unicode-data 15, python3-fonttools and python3-brotli:
`python3 makeRare.py` here. Noto Sans CJK SC, under another name: characters that @fontsource's Noto Sans SC
lacks and that China's table of general characters (all of GB 18030 level 2 for names), Xiandai Hanyu Cidian, Ci Hai,
IICore or the Korean name characters have, and the radicals that text copied from PDFs has.
"""

import bz2
import glob
import os

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'
SIMPLIFIED_CHINESE = 2  # its number in the collection
UNIHAN = '/usr/share/unicode/Unihan_*.txt.bz2'
HELD = '../../../node_modules/@fontsource-variable/noto-sans-sc/files/*.woff2'
NAMES = {'kTGH'}
OTHERS = {'kXHC1983', 'kCihaiT', 'kIICore', 'kKoreanName'}
RADICALS = range(0x2E80, 0x2EF4)
CHARACTERS_A_FILE = 180
FAMILY = 'Quotidian Rare Han'


def main():
    source = set(TTFont(SOURCE, fontNumber=SIMPLIFIED_CHINESE).getBestCmap())
    lacking = source - {code for path in glob.glob(HELD) for code in TTFont(path).getBestCmap()}
    listed = listed_in(NAMES | OTHERS)
    names = sorted(listed['names'] & lacking)
    others = sorted((listed['others'] | set(RADICALS)) & lacking - set(names))
    parts = [
        group[at : at + CHARACTERS_A_FILE]
        for group in (names, others)
        for at in range(0, len(group), CHARACTERS_A_FILE)
    ]
    os.makedirs('rare', exist_ok=True)
    rules = [write(number, codes) for number, codes in enumerate(parts)]
    with open('rare/rare.css', 'w') as file:
        file.write('\n'.join(rules))


def listed_in(fields):
    found = {'names': set(), 'others': set()}
    for path in glob.glob(UNIHAN):
        for line in bz2.open(path, 'rt'):
            code, field, *_ = (line + '\t').split('\t')
            if field in fields:
                found['names' if field in NAMES else 'others'].add(int(code[2:], 16))
    return found


def write(number, codes):
    options = subset.Options(flavor='woff2', font_number=SIMPLIFIED_CHINESE, layout_features=[], hinting=False)
    options.desubroutinize = True
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ['VORG', 'BASE', 'GSUB', 'GPOS', 'vhea', 'vmtx']
    font = subset.load_font(SOURCE, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    for record in font['name'].names:
        if record.nameID == 1:
            record.string = FAMILY
    subset.save_font(font, f'rare/{number}.woff2', options)
    ranges = ', '.join(f'U+{first:X}' if first == last else f'U+{first:X}-{last:X}' for first, last in joined(codes))
    return (
        f"@font-face {{\n  font-family: '{FAMILY}';\n  font-style: normal;\n  font-display: swap;\n"
        f"  font-weight: 400;\n  src: url(./{number}.woff2) format('woff2');\n  unicode-range: {ranges};\n}}\n"
    )


def joined(codes):
    ranges = []
    for code in codes:
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ranges


main()
