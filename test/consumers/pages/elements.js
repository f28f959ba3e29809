import '@kfp/elements/elements/kfp-overview';
import '@kfp/elements/elements/kfp-offers';
