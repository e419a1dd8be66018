/** Icons of the calendar, which come with it (ui/Icon.tsx has those of every page). */
export const DAY_ICONS = {
  calendar: <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M6.75 3v3.5M13.25 3v3.5" />,
  set: <path d="M3.25 9.25h13.5v7.25H3.25zM4.75 6.25h10.5M6.5 3.25h7" />,
  search: (
    <>
      <circle cx="8.75" cy="8.75" r="5.25" />
      <path d="m12.6 12.6 4.15 4.15" />
    </>
  ),
}
