/** Detailed enquiry (specification 2.9). */
export function ContactPage() {
  return <h1>Let&apos;s Connect!</h1>;
}
