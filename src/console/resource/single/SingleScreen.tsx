import type { ResourceModel } from '../../../engine/model';
import { SingleForm } from './SingleForm';

/** A screen that is one setting. */
export default function SingleScreen({ resource }: { resource: ResourceModel }) {
  return <section className="single-screen" aria-label={resource.title}><SingleForm key={resource.key} resource={resource} /></section>;
}
