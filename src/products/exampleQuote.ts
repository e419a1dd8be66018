/** The quote as typed into home's input. From the almanac: Shelley, "Ode to the West Wind". */
export const EXAMPLE_QUOTE = `If Winter comes, can Spring be far behind?
冬天既已到来，春天又怎会遥远？
— Percy Bysshe Shelley`
