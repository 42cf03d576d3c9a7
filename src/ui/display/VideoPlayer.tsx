/** A film with the browser's own controls; only its head is fetched until it is played. */
export function VideoPlayer({ src, name, className }: { src: string; name: string; className?: string }) {
  return <video className={className} src={src} controls preload="metadata" playsInline aria-label={name} />;
}
