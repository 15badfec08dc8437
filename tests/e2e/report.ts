/** Prints a figure beside the journey that measured it. */
export const report = (figure: string) => process.stdout.write(`  ${figure}\n`);
