/** Prints a figure next to the journey that measured it. */
export const report = (figure: string) => process.stdout.write(`  ${figure}\n`);
