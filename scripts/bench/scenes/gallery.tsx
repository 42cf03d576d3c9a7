/** Every look of the widget that the address names, beside each other. */
import { createRoot } from 'react-dom/client';
import { GalleryScene } from '../../../src/shop/gallery.scene';
import { settled } from './show';

window.settled = settled;
createRoot(document.getElementById('root')!).render(<GalleryScene component={location.hash.slice(1)} />);
